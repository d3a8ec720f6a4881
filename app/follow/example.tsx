import { ChatScene } from "../chat/scene.tsx";
import { EXAMPLES } from "../content/follow/examples.ts";
import type { FollowOptions } from "../contract/following.ts";

/** What a channel will look like. */
export default function Example({ of }: { of: FollowOptions["style"] }) {
  return <ChatScene scene={EXAMPLES[of]} />;
}

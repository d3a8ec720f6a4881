import { followShard } from "../content/follow/follow.ts";
import { useSite } from "../live/session/use-site.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { followAddress } from "./address.ts";

/** In the answer to 'Is it my server?': only incidents of this shard. */
export function FollowShard({ shard }: { shard: number }) {
  const { canFollow } = useSite();
  if (!canFollow) return null;
  const { label, text } = followShard(shard);
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <p className="text-sm text-pretty text-muted">{text}</p>
      <ButtonAnchor
        size="sm"
        icon="discord"
        rel="nofollow"
        className="self-start"
        href={followAddress({ scope: "server", style: "posts" })}
      >
        {label}
      </ButtonAnchor>
    </div>
  );
}

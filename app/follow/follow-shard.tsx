import { followShard } from "../content/follow/follow.ts";
import { useSite } from "../live/session/use-site.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { followAddress } from "./address.ts";

interface FollowShardProps {
  server: string;
  shard: number;
}

/** The offer in the answer to 'Is it my server?': incidents of its shard alone, in a channel of that server. */
export function FollowShard({ server, shard }: FollowShardProps) {
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
        href={followAddress({ scope: "server", style: "posts" }, server)}
      >
        {label}
      </ButtonAnchor>
    </div>
  );
}

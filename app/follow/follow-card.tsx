import { backHere } from "../content/addresses.ts";
import { FOLLOW, followShard } from "../content/follow/follow.ts";
import type { FollowOptions } from "../contract/following.ts";
import { useSite } from "../live/session/use-site.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

/** The platform's consent for a channel, with a server preselected if known. */
export function followAddress({ scope }: FollowOptions, server?: string): string {
  const query = { scope, ...(server !== undefined && { server }) };
  return `/api/follow?${new URLSearchParams(query)}${backHere && `&${backHere}`}`;
}

/** Offers all updates. Nothing if the deployment can't send any. */
export function FollowCard() {
  const { canFollow } = useSite();
  if (!canFollow) return null;
  return (
    <section
      id="follow"
      aria-labelledby="follow-heading"
      className="card flex flex-col justify-between gap-x-8 gap-y-4 p-5 lg:flex-row lg:items-center"
    >
      <div className="flex flex-col gap-2">
        <h2 id="follow-heading" className="title-3 flex items-center gap-2.5">
          <Icon name="discord" className="text-xl text-accent-light" />
          {FOLLOW.heading}
        </h2>
        <p className="prose text-sm text-muted">{FOLLOW.text}</p>
      </div>
      <ButtonAnchor
        variant="primary"
        rel="nofollow"
        className="lg:shrink-0"
        href={followAddress({ scope: "all" })}
      >
        {FOLLOW.button}
      </ButtonAnchor>
    </section>
  );
}

interface FollowShardProps {
  server: string;
  shard: number;
}

/** Offers incidents of a shard, in the answer to 'Is it my server?'. */
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
        href={followAddress({ scope: "server" }, server)}
      >
        {label}
      </ButtonAnchor>
    </div>
  );
}

import { FOLLOW } from "../content/follow/follow.ts";
import { useSite } from "../live/session/use-site.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { followAddress } from "./address.ts";

/** The ways to have everything posted into a channel. Nothing where the deployment cannot do that. */
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
      <div className="flex flex-col gap-3 sm:flex-row lg:shrink-0">
        <ButtonAnchor
          variant="primary"
          rel="nofollow"
          href={followAddress({ scope: "all", style: "posts" })}
        >
          {FOLLOW.posts}
        </ButtonAnchor>
        <ButtonAnchor rel="nofollow" href={followAddress({ scope: "all", style: "board" })}>
          {FOLLOW.board}
        </ButtonAnchor>
      </div>
    </section>
  );
}

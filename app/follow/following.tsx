import { ChatScene } from "../chat/scene.tsx";
import { backHere } from "../content/addresses.ts";
import { EXAMPLE } from "../content/follow/example.ts";
import { FOLLOW } from "../content/follow/follow.ts";
import { FOLLOWING } from "../content/follow/following.ts";
import type { Following } from "../contract/following.ts";
import { useSite } from "../live/session/use-site.ts";
import { Button, ButtonAnchor } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { StatusDot } from "../ui/status-dot.tsx";
import { followAddress } from "./follow-card.tsx";

/** A test's outcome, from the address; null before. */
export type Tested = keyof typeof FOLLOWING.outcomes | null;

/** What will be posted into the chosen channel. */
export function FollowingView({ following, tested }: { following: Following; tested: Tested }) {
  const { scope, channelUrl } = following;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
      <Card as="section" className="flex flex-col gap-5 md:p-6">
        <h2 className="title-3">
          <StatusDot tone="ok" label={FOLLOWING.done} />
        </h2>
        <ul className="prose flex flex-col gap-2.5">
          {[FOLLOWING.what[scope], FOLLOWING.how, FOLLOWING.quiet].map((text) => (
            <li key={text} className="border-s-2 border-accent-deep ps-3">
              {text}
            </li>
          ))}
        </ul>
        {tested && <Outcome tested={tested} />}
        <div className="flex flex-wrap gap-3">
          {/* A form, so that it works without scripts. */}
          <form
            method="post"
            action={`/api/follow/test${backHere && `?${backHere}`}`}
            className="contents"
          >
            <Button type="submit" variant="primary" className="max-sm:w-full">
              {FOLLOWING.test}
            </Button>
          </form>
          <ButtonAnchor external href={channelUrl} className="max-sm:w-full">
            {FOLLOWING.open}
          </ButtonAnchor>
        </div>
      </Card>
      <ChatScene scene={EXAMPLE} />
    </div>
  );
}

function Outcome({ tested }: { tested: NonNullable<Tested> }) {
  return (
    <p role="status" className="rounded-control border border-line bg-raised px-4 py-3">
      <StatusDot tone={tested === "sent" ? "ok" : "warn"} label={FOLLOWING.outcomes[tested]} />
    </p>
  );
}

/** Why a consent failed. */
export type Failure = keyof typeof FOLLOWING.failures;

/** The page without a channel: too late, or the consent failed. */
export function NobodyFollows({ failure, tested }: { failure: Failure | null; tested: Tested }) {
  const { canFollow } = useSite();
  const { title, text } = failure
    ? FOLLOWING.failures[failure]
    : { title: FOLLOWING.nobody, text: FOLLOWING.nobodyText };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
      <Card as="section" className="flex flex-col gap-4 md:p-6">
        <h2 className="title-3">{title}</h2>
        <p className="prose text-muted">{tested === "gone" ? FOLLOWING.outcomes.gone : text}</p>
        {canFollow && (
          <ButtonAnchor
            variant="primary"
            rel="nofollow"
            className="self-start"
            href={followAddress({ scope: "all" })}
          >
            {FOLLOW.button}
          </ButtonAnchor>
        )}
      </Card>
      <ChatScene scene={EXAMPLE} />
    </div>
  );
}

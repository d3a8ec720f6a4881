import { Link } from "react-router";
import { HERO, LANDING } from "../content/landing/landing.ts";
import { pages } from "../content/facts.static.ts";
import { SITE } from "../content/site.ts";
import { formatCount } from "../format/number.ts";
import { useSite } from "../live/session/use-site.ts";
import { ButtonAnchor, ButtonLink } from "../ui/button.tsx";
import { HeroLines } from "../ui/hero-lines.tsx";
import type { LiveTotals } from "./totals.ts";
import type { Trouble } from "./trouble.ts";
import { HeroChat } from "./hero-chat.tsx";

interface HeroProps {
  totals: LiveTotals | null;
  trouble: Trouble | null;
}

/** The hero: the bot's purpose, invitation, example chat. */
export function Hero({ totals, trouble }: HeroProps) {
  const site = useSite();
  return (
    <section className="relative overflow-hidden border-b border-line">
      {/* Not centred: on slow lines the chat arrives in parts, which would move the words. */}
      <div className="wrap grid items-start gap-x-14 gap-y-12 py-12 md:py-20 lg:grid-cols-[5fr_6fr]">
        <div className="relative z-1 min-w-0 lg:pt-16">
          {trouble && (
            <Link
              to="/status"
              className="link mb-6 flex w-fit min-h-11 items-center gap-2.5 rounded-control border border-down/55 bg-surface px-4 py-2 focus-ring"
            >
              <span
                aria-hidden="true"
                data-shape="down"
                className="size-2.5 shrink-0 rounded-[2px] bg-down"
              />
              <span className="min-w-0 wrap-anywhere">{LANDING.trouble(trouble.title)}</span>
            </Link>
          )}
          <h1 className="font-display text-[clamp(41px,13vw,2.625rem)] leading-[1.04] font-700 text-balance sm:text-[3.5rem] xl:text-[4.25rem]">
            {HERO.title}
          </h1>
          <p className="mt-5 max-w-[34rem] text-lg text-pretty text-muted md:mt-6 md:text-xl">
            {HERO.text}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonAnchor
              href={site.inviteUrl}
              external
              variant="primary"
              className="max-sm:w-full px-6"
            >
              {SITE.invite}
            </ButtonAnchor>
            <ButtonLink to="/commands" className="max-sm:grow">
              {LANDING.commands}
            </ButtonLink>
            {pages.premium && (
              <ButtonLink to="/premium" className="max-sm:grow">
                {LANDING.premium}
              </ButtonLink>
            )}
          </div>
          <p className="mt-4 text-quiet">{HERO.note}</p>
          {/* These may come late without moving anything. */}
          <div className="min-h-36 pt-8">{totals && <Totals {...totals} />}</div>
        </div>
        <div className="relative min-w-0">
          <HeroLines fade="left" />
          <HeroChat />
        </div>
      </div>
    </section>
  );
}

/** Live totals, as on the status page. */
function Totals({ servers, users }: LiveTotals) {
  return (
    <dl className="figures flex max-w-[34rem] flex-wrap gap-x-10 gap-y-3 border-t border-line pt-5">
      <Total label={LANDING.servers} count={servers} />
      <Total label={LANDING.users} count={users} />
    </dl>
  );
}

function Total({ label, count }: { label: string; count: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-quiet">{label}</dt>
      <dd className="font-display text-[1.5rem] font-650 leading-tight">{formatCount(count)}</dd>
    </div>
  );
}

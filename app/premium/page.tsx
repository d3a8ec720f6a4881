import { Link } from "react-router";
import { BLURBS, PREMIUM } from "../content/premium.ts";
import { Icon } from "../ui/icon.tsx";
import { Addons } from "./addons.tsx";
import { Comparison } from "./comparison.tsx";
import { Plans } from "./plans.tsx";

/** The premium page: plans, what they contain, addons, and why. */
export function PremiumView() {
  return (
    <div className="wrap flex flex-col gap-16 py-12 md:gap-20 md:py-16">
      <header>
        <h1 className="title-1">{PREMIUM.title}</h1>
        <p className="mt-4 prose text-lg text-muted">{PREMIUM.intro}</p>
      </header>
      <div className="-mt-6 flex flex-col gap-6 md:-mt-8">
        <Plans />
        <RefundRule />
      </div>
      <Comparison />
      <Addons />
      <Blurbs />
    </div>
  );
}

/** Next to the purchase buttons, so that buyers see it before they pay. */
function RefundRule() {
  return (
    <aside className="flex gap-3 rounded-lg border border-line px-4 py-3.5 text-sm text-muted">
      <Icon name="info" className="mt-0.5 size-4 shrink-0 text-accent-light" />
      <p>
        {PREMIUM.buyHint} {PREMIUM.refund}{" "}
        <Link to="/refund" className="link">
          {PREMIUM.refundLink}
        </Link>
      </p>
    </aside>
  );
}

function Blurbs() {
  return (
    <section aria-label="Benefits" className="border-t border-line pt-12">
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-[4fr_3fr_3fr]">
        {BLURBS.map((blurb) => (
          <li key={blurb.title}>
            <Icon name={blurb.icon} className="size-6 text-accent-light" />
            <h2 className="mt-3 font-display text-lg font-bold text-text">{blurb.title}</h2>
            <p className="mt-1.5 text-muted">{blurb.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

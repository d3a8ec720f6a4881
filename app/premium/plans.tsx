import { PREMIUM } from "../content/premium.ts";
import { priceText, type Plan } from "../content/prices.ts";
import { useSite } from "../live/session/use-site.ts";
import { Badge } from "../ui/badge.tsx";
import { ButtonAnchor } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

/** Columns by number of plans. */
const COLUMNS: Readonly<Record<number, string>> = {
  1: "md:max-w-120",
  2: "md:grid-cols-2",
  3: "md:grid-cols-[1fr_1.15fr_1fr]",
  4: "md:grid-cols-2 lg:grid-cols-4",
};

/** The plans, with the most popular one raised. */
export function Plans({ plans }: { plans: readonly Plan[] }) {
  return (
    <section aria-label={PREMIUM.plans}>
      <ul
        className={`grid items-stretch gap-4 md:gap-0 md:py-5 ${COLUMNS[plans.length] ?? COLUMNS[3]}`}
      >
        {plans.map((plan, index) => (
          <PlanCard key={plan.name} plan={plan} last={index === plans.length - 1} />
        ))}
      </ul>
    </section>
  );
}

function PlanCard({ plan, last }: { plan: Plan; last: boolean }) {
  const site = useSite();
  const side = last ? "md:rounded-s-none md:border-s-0" : "md:rounded-e-none md:border-e-0";
  return (
    <li
      className={
        plan.popular
          ? "flex min-w-0 flex-col rounded-card border border-accent bg-raised p-6 md:-my-5 md:px-5 md:py-11 lg:px-8"
          : `flex min-w-0 flex-col rounded-card border border-line bg-surface p-6 md:max-lg:px-5 ${side}`
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 wrap-anywhere font-display text-xl font-bold text-text">
          {plan.name}
        </h2>
        {plan.popular && <Badge tone="accent">{PREMIUM.popular}</Badge>}
      </div>
      <p className="mt-1 text-sm text-pretty text-muted">{plan.line}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-4xl font-bold text-text tabular-nums">
          {priceText(plan.price)}
        </span>
        <span className="text-sm text-muted">{PREMIUM.periods[plan.period ?? "once"]}</span>
      </p>
      <ul className="mt-5 mb-7 flex flex-col gap-2.5">
        {plan.perks.map((perk) => (
          <li key={perk.perk} className="flex gap-2.5 text-text/90">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-ok" />
            <span className="min-w-0">{perk.text}</span>
          </li>
        ))}
      </ul>
      <ButtonAnchor
        href={site.supportUrl}
        external
        variant={plan.popular ? "primary" : "secondary"}
        className="mt-auto"
      >
        {PREMIUM.buyPlan(plan.name)}
        <span className="sr-only">{` ${PREMIUM.inServer}`}</span>
      </ButtonAnchor>
    </li>
  );
}

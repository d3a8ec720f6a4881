import type { Premium } from "../content/brand-schema.ts";
import { PREMIUM } from "../content/premium.ts";
import { perkOf, type Plan } from "../content/prices.ts";
import { useSite } from "../live/session/use-site.ts";
import { Icon } from "../ui/icon.tsx";

/** Which plans name which part, from the same data as the cards. A plan that does not name it is not there. */
export function Comparison({ plans, perks }: Pick<Premium, "plans" | "perks">) {
  const { supportUrl } = useSite();
  return (
    <section className="flex flex-col gap-6">
      <h2 className="title-2">{PREMIUM.comparison}</h2>
      <dl className="divide-y divide-line border-y border-line">
        {perks.map((perk) => (
          <PerkRow key={perk} perk={perk} plans={plans} />
        ))}
      </dl>
      <p className="-mt-2 prose text-sm text-muted">
        {PREMIUM.partsNote}{" "}
        <a href={supportUrl} target="_blank" rel="noopener noreferrer" className="link">
          {PREMIUM.ask}
        </a>
      </p>
    </section>
  );
}

/** A part with the plans that name it, each in a column of its own; nothing where none does. */
function PerkRow({ perk, plans }: { perk: string; plans: readonly Plan[] }) {
  if (plans.every((plan) => perkOf(plan, perk) === null)) return null;
  return (
    <div className="grid gap-x-8 gap-y-2 py-3.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="font-600">{perk}</dt>
      <dd>
        <ul
          className="flex flex-wrap gap-x-8 gap-y-1.5 md:grid"
          style={{ gridTemplateColumns: `repeat(${plans.length}, minmax(0, 1fr))` }}
        >
          {plans.map((plan, i) => {
            const detail = perkOf(plan, perk);
            return (
              detail !== null && (
                <li
                  key={plan.name}
                  className="flex min-w-0 items-baseline gap-2"
                  style={{ gridColumn: i + 1 }}
                >
                  <Icon name="check" className="translate-y-0.5 text-ok" />
                  <span className="min-w-0">
                    {plan.name}
                    <Detail text={detail} />
                  </span>
                </li>
              )
            );
          })}
        </ul>
      </dd>
    </div>
  );
}

/** What the plan has of the part, where it says more than that it has it. */
function Detail({ text }: { text: string | null }) {
  return text ? <span className="text-muted">{`: ${text}`}</span> : null;
}

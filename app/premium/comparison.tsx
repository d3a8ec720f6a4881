import type { Premium } from "../content/brand-schema.ts";
import { PREMIUM, perkOf, priceText, type Plan } from "../content/premium.ts";
import { useSite } from "../live/session/use-site.ts";
import { Icon } from "../ui/icon.tsx";
import { Table, Td, Th } from "../ui/table.tsx";

/** A table of plans and their perks, from the same data as the cards. */
export function Comparison({ plans, perks }: Pick<Premium, "plans" | "perks">) {
  const { supportUrl } = useSite();
  return (
    <section className="flex flex-col gap-6">
      <h2 className="title-2">{PREMIUM.comparison}</h2>

      <Table label={PREMIUM.comparison}>
        <thead>
          <tr>
            <Th className="max-sm:!px-2.5">
              <span className="relative">
                <span className="sr-only">{PREMIUM.part}</span>
              </span>
            </Th>
            {plans.map((plan) => (
              <Th key={plan.name} className="max-sm:!px-2.5 sm:w-1/4">
                {plan.name}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <Th scope="row" className="max-sm:!px-2.5 max-sm:!whitespace-normal">
              {PREMIUM.priceOnce}
            </Th>
            {plans.map((plan) => (
              <Td key={plan.name} className="max-sm:!px-2.5">
                {priceText(plan.price)}
              </Td>
            ))}
          </tr>
          {perks.map((perk) => (
            <tr key={perk}>
              <Th scope="row" className="max-sm:!px-2.5 max-sm:!whitespace-normal">
                {perk}
              </Th>
              {plans.map((plan) => (
                <Td key={plan.name} className="max-sm:!px-2.5">
                  <PerkValue plan={plan} perk={perk} />
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="-mt-2 prose text-sm text-muted">
        {PREMIUM.notListedNote}{" "}
        <a href={supportUrl} target="_blank" rel="noopener noreferrer" className="link">
          {PREMIUM.ask}
        </a>
      </p>
    </section>
  );
}

function PerkValue({ plan, perk }: { plan: Plan; perk: string }) {
  const value = perkOf(plan, perk);
  // Not a dash: that reads as a promise that the plan lacks it.
  if (value === null) return <span className="text-sm text-muted">{PREMIUM.notListed}</span>;
  if (value !== "") return value;
  return (
    <span className="relative inline-flex items-center text-ok">
      <Icon name="check" className="size-5" />
      <span className="sr-only">{PREMIUM.included}</span>
    </span>
  );
}

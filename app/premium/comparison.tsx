import type { Premium } from "../content/brand-schema.ts";
import { PREMIUM } from "../content/premium.ts";
import { perkOf, type Plan } from "../content/prices.ts";
import { useSite } from "../live/session/use-site.ts";
import { Icon } from "../ui/icon.tsx";
import { Table, Td, Th } from "../ui/table.tsx";

/** Which plan has what, from the cards' data. On phones, the cards say it. */
export function Comparison({ plans, perks }: Pick<Premium, "plans" | "perks">) {
  const { supportUrl } = useSite();
  const named = perks.filter((perk) => plans.some((plan) => perkOf(plan, perk) !== null));
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-6 max-sm:hidden">
        <h2 className="title-2">{PREMIUM.comparison}</h2>
        <Table label={PREMIUM.comparison} style={{ tableLayout: "fixed" }}>
          <thead>
            <tr>
              <Th>{PREMIUM.part}</Th>
              {plans.map((plan) => (
                <Th key={plan.name}>{plan.name}</Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {named.map((perk) => (
              <tr key={perk}>
                <th
                  scope="row"
                  className="border-b border-line px-4 py-2.5 text-start align-top font-600"
                >
                  {perk}
                </th>
                {plans.map((plan) => (
                  <Td key={plan.name}>
                    <Cell plan={plan} perk={perk} />
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <p className="prose text-sm text-muted">
        {PREMIUM.partsNote}{" "}
        <a href={supportUrl} target="_blank" rel="noopener noreferrer" className="link">
          {PREMIUM.ask}
        </a>
      </p>
    </section>
  );
}

/** What a plan has of a perk: its own words, or yes or no. */
function Cell({ plan, perk }: { plan: Plan; perk: string }) {
  const detail = perkOf(plan, perk);
  if (detail) return detail;
  return detail === null ? (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{PREMIUM.notIncluded}</span>
    </span>
  ) : (
    <>
      <Icon name="check" className="text-ok" />
      <span className="sr-only">{PREMIUM.included}</span>
    </>
  );
}

import {
  PERKS,
  PLANS,
  PREMIUM,
  perkOf,
  priceText,
  type Perk,
  type Plan,
} from "../content/premium.ts";
import { Icon } from "../ui/icon.tsx";
import { Table, Td, Th } from "../ui/table.tsx";

/** Which plan contains which perks, from the same data as the cards. */
export function Comparison() {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="title-2">{PREMIUM.comparison}</h2>

      <Table label={PREMIUM.comparison}>
        <thead>
          <tr>
            <Th className="max-sm:!px-2.5">
              <span className="relative">
                <span className="sr-only">Part</span>
              </span>
            </Th>
            {PLANS.map((plan) => (
              <Th key={plan.name} className="max-sm:!px-2.5 sm:w-1/4">
                {plan.name}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <Th
              scope="row"
              className="max-sm:!px-2.5 max-sm:!whitespace-normal"
            >{`Price, ${PREMIUM.once}`}</Th>
            {PLANS.map((plan) => (
              <Td key={plan.name} className="max-sm:!px-2.5">
                {priceText(plan.price)}
              </Td>
            ))}
          </tr>
          {PERKS.map((perk) => (
            <tr key={perk}>
              <Th scope="row" className="max-sm:!px-2.5 max-sm:!whitespace-normal">
                {perk}
              </Th>
              {PLANS.map((plan) => (
                <Td key={plan.name} className="max-sm:!px-2.5">
                  <PerkValue plan={plan} perk={perk} />
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function PerkValue({ plan, perk }: { plan: Plan; perk: Perk }) {
  const value = perkOf(plan, perk);
  if (value === null) {
    return (
      <span className="relative text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not included</span>
      </span>
    );
  }
  if (value !== "") return value;
  return (
    <span className="relative inline-flex items-center text-ok">
      <Icon name="check" className="size-5" />
      <span className="sr-only">Included</span>
    </span>
  );
}

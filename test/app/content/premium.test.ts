import { describe, expect, it } from "vitest";
import { ADDONS, PERKS, PLANS, PREMIUM, perkOf } from "../../../app/content/premium.ts";

const priced = (items: readonly { name: string; price: number }[]) =>
  Object.fromEntries(items.map(({ name, price }) => [name, price]));

describe("premium", () => {
  it("costs what the specification says: plans of 5, 10 and 25 EUR, addons of 5 EUR", () => {
    expect(priced(PLANS)).toEqual({ Donator: 5, Premium: 10, Instance: 25 });
    expect(priced(ADDONS)).toEqual({ Balance: 5, Votes: 5, "Instance Server": 5 });
  });

  it("marks one plan as the most popular", () => {
    expect(PLANS.filter((plan) => plan.popular)).toHaveLength(1);
  });

  it("has every perk of every card in its comparison, once, and no perk without a plan", () => {
    for (const plan of PLANS) {
      const compared = PERKS.filter((perk) => perkOf(plan, perk) !== null);
      expect(compared.toSorted()).toEqual(plan.perks.map(({ perk }) => perk).sort());
    }
    for (const perk of PERKS) {
      expect(
        PLANS.some((plan) => perkOf(plan, perk) !== null),
        perk,
      ).toBe(true);
    }
  });

  it("names each price of its plans in the text that search engines show", () => {
    for (const { name, price } of PLANS) {
      expect(PREMIUM.description).toContain(`${name} ${price} EUR`);
    }
  });
});

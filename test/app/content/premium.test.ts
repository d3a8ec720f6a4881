import { describe, expect, it } from "vitest";
import { premium } from "../../../app/content/brand/premium.ts";
import { perkOf, premiumPicture } from "../../../app/content/premium.ts";

const { addons, description, perks, plans } = premium;

const priced = (items: readonly { name: string; price: number }[]) =>
  Object.fromEntries(items.map(({ name, price }) => [name, price]));

describe("premium", () => {
  it("has plans of 5, 10 and 25 EUR, and addons of 5 EUR", () => {
    expect(priced(plans)).toEqual({ Donator: 5, Premium: 10, Instance: 25 });
    expect(priced(addons)).toEqual({ Balance: 5, Votes: 5, "Instance Server": 5 });
  });

  it("marks one plan as the most popular", () => {
    expect(plans.filter((plan) => plan.popular)).toHaveLength(1);
  });

  it("has every perk of every card in its comparison, once, and no perk without a plan", () => {
    for (const plan of plans) {
      const compared = perks.filter((perk) => perkOf(plan, perk) !== null);
      expect(compared.toSorted()).toEqual(plan.perks.map(({ perk }) => perk).sort());
    }
    for (const perk of perks) {
      expect(
        plans.some((plan) => perkOf(plan, perk) !== null),
        perk,
      ).toBe(true);
    }
  });

  it("names each price of its plans in the text that search engines show", () => {
    for (const { name, price } of plans) {
      expect(description).toContain(`${name} ${price} EUR`);
    }
  });

  it("counts its plans and names their prices on the link preview", () => {
    expect(premiumPicture(premium).alt).toBe("3 plans, 5, 10 and 25 EUR, paid once");
  });
});

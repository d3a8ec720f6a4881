import { describe, expect, it } from "vitest";
import {
  ADDONS,
  BLURBS,
  PERKS,
  PLANS,
  PREMIUM,
  perkOf,
  priceText,
} from "../../../app/content/premium.ts";

describe("premium", () => {
  it("sells three plans at the prices of the specification", () => {
    expect(PLANS.map((plan) => [plan.name, plan.price])).toEqual([
      ["Donator", 5],
      ["Premium", 10],
      ["Instance", 25],
    ]);
    expect(PLANS.map((plan) => priceText(plan.price))).toEqual(["5 EUR", "10 EUR", "25 EUR"]);
  });

  it("marks Premium, and it alone, as most popular", () => {
    expect(PLANS.filter((plan) => plan.popular).map((plan) => plan.name)).toEqual(["Premium"]);
    expect(PREMIUM.popular.toLowerCase()).toBe("most popular");
  });

  it("lists on each card what the specification gives the plan", () => {
    expect(PLANS.map((plan) => plan.perks.map((perk) => perk.text))).toEqual([
      ["Donator role", "Premium commands", "Priority support"],
      ["Premium commands for the server", "Priority support", "3 transfers"],
      [
        "Instance Owner role",
        "Custom branding",
        "Dedicated hosting",
        "24/7 priority support",
        "3 transfers",
      ],
    ]);
  });

  it("compares every perk of every card", () => {
    for (const plan of PLANS) {
      const compared = PERKS.filter((perk) => perkOf(plan, perk) !== null);
      expect(compared).toHaveLength(plan.perks.length);
    }
    expect(PLANS.map((plan) => perkOf(plan, "Transfers"))).toEqual([null, "3", "3"]);
  });

  it("sells three addons at 5 EUR each", () => {
    expect(ADDONS.map((addon) => [addon.name, addon.price, addon.contains])).toEqual([
      ["Balance", 5, "10 Million balance"],
      ["Votes", 5, "25 votes for the current company"],
      ["Instance Server", 5, "Whitelist an extra server"],
    ]);
  });

  it("names the three benefits", () => {
    expect(BLURBS.map((blurb) => blurb.title)).toEqual([
      "Priority Support",
      "No Limits",
      "Early Access",
    ]);
  });

  it("says the refund rule where people buy", () => {
    expect(PREMIUM.refund).toContain("any command or feature");
    expect(PREMIUM.refund).toContain("24 hours");
  });
});

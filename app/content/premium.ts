import type { Premium } from "./brand-schema.ts";
import { currency } from "./facts.static.ts";
import { listed } from "./listed.ts";
import { words } from "./words.ts";

export type Plan = Premium["plans"][number];

/** Texts of the premium page; plans, prices and rules are the brand's. */
export const PREMIUM = words({
  title: "Premium",
  popular: "Most popular",
  once: "one-time",
  buy: "Buy",
  inServer: "in the support server",
  plans: "Plans",
  benefits: "Benefits",
  addons: "Addons",
  comparison: "What is in which plan",
  partsNote: "A question about a part, or about a plan that is not beside it?",
  ask: "Ask in the support server",
});

/** The link preview's picture of plans with these prices. */
export function premiumPicture({ plans }: Pick<Premium, "plans">) {
  const prices = plans.map(({ price }) => String(price));
  const counted = plans.length === 1 ? "One plan" : `${plans.length} plans`;
  return { name: "premium", alt: `${counted}, ${listed(prices, "and")} ${currency}, paid once` };
}

/** The table cell of a plan and a perk: its short form, or null if the plan does not list the perk. */
export function perkOf(plan: Plan, perk: string): string | null {
  return plan.perks.find((item) => item.perk === perk)?.short ?? null;
}

/** A price as it is shown, such as "10 EUR". */
export function priceText(price: number): string {
  return `${price} ${currency}`;
}

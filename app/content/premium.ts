import { words } from "./words.ts";

/** Texts of the premium page; plans, prices and rules are the brand's. */
export const PREMIUM = words({
  title: "Premium",
  popular: "Most popular",
  /** How often a price is paid. */
  periods: { once: "one-time", month: "a month", year: "a year" },
  buy: "Buy",
  buyPlan: (plan: string) => `Buy ${plan}`,
  inServer: "in the support server",
  plans: "Plans",
  benefits: "Benefits",
  addons: "Addons",
  comparison: "Compare plans",
  part: "Part",
  included: "Included",
  notIncluded: "Not included",
  partsNote: "Questions about a plan?",
  ask: "Ask in the support server",
  /** The picture of the plans; `once`: whether all of them are paid once. */
  pictureText: (plans: number, prices: string, once: boolean) =>
    `${plans === 1 ? "One plan" : `${plans} plans`}, ${prices}${once ? ", paid once" : ""}`,
  paidOnceFrom: (price: string) => `Premium is paid once, from ${price}`,
  startsAt: (price: string) => `Premium starts at ${price}`,
});

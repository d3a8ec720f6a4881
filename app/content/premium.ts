import { words } from "./words.ts";

/** Plans, prices and rules are the brand's. */
export const PREMIUM = words({
  title: "Premium",
  popular: "Most popular",
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
  /** The plans' picture; `once`: all are paid once. */
  pictureText: (plans: number, prices: string, once: boolean) =>
    `${plans === 1 ? "One plan" : `${plans} plans`}, ${prices}${once ? ", paid once" : ""}`,
  paidOnceFrom: (price: string) => `Premium is paid once, from ${price}`,
  startsAt: (price: string) => `Premium starts at ${price}`,
});

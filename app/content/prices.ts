import { LANGUAGE } from "../format/language.ts";
import type { Premium } from "./brand-schema.ts";
import { currency, priceDigits } from "./more-facts.static.ts";
import { listed } from "./listed.ts";
import { PREMIUM } from "./premium.ts";

export type Plan = Premium["plans"][number];

/** The link preview's picture of these plans. */
export function premiumPicture({ plans }: Pick<Premium, "plans">) {
  const prices = pricesText(plans, "and");
  return {
    name: "premium",
    alt: PREMIUM.pictureText(plans.length, prices, arePaidOnce(plans)),
  };
}

/** Prices in a line: '5 and 10 EUR' if paid once, else '3 EUR a month and 30 EUR a year'. */
export function pricesText(plans: readonly Plan[], word: "and" | "or"): string {
  const amounts = plans.map(({ price }) => amountText(price));
  if (arePaidOnce(plans)) return `${listed(amounts, word)} ${currency}`;
  return listed(plans.map(fullPriceText), word);
}

export function arePaidOnce(plans: readonly Plan[]): boolean {
  return plans.every(({ period = "once" }) => period === "once");
}

/** The lowest price, before the link to the plans. */
export function lowestPriceText({ plans }: Pick<Premium, "plans">): string {
  const [lowest] = plans.toSorted((a, b) => a.price - b.price);
  if (!lowest) return "";
  return arePaidOnce(plans)
    ? PREMIUM.paidOnceFrom(priceText(lowest.price))
    : PREMIUM.startsAt(fullPriceText(lowest));
}

function fullPriceText({ price, period = "once" }: Plan): string {
  return `${priceText(price)} ${PREMIUM.periods[period]}`;
}

/** A table cell: the perk's short form, or null if the plan lacks it. */
export function perkOf(plan: Plan, perk: string): string | null {
  return plan.perks.find((item) => item.perk === perk)?.short ?? null;
}

/** A price such as "10 EUR". */
export function priceText(price: number): string {
  return `${amountText(price)} ${currency}`;
}

/** As the currency writes it: whole, or with all decimals. The schema allows no others. */
function amountText(price: number): string {
  const digits = Number.isInteger(price) ? 0 : priceDigits;
  return price.toLocaleString(LANGUAGE, { minimumFractionDigits: digits });
}

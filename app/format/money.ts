import { amountOf, type Amount } from "../contract/amount.ts";
import { compareAmounts } from "./decimal.ts";

const german = new Intl.NumberFormat("de-DE", {
  // A value that rounds to 0 is written without a sign: '-0,00' would read as a debt.
  signDisplay: "negative",
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount of coins in German number format with exactly 2 decimals, such as '1.234,50'. */
export function formatMoney(amount: Amount): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the digits of a number
  return german.format(amount as number);
}

/** An amount as `formatMoney` writes it, with a plus for a gain. */
export function signedMoney(amount: Amount): string {
  return (compareAmounts(amount, 0) > 0 ? "+" : "") + formatMoney(amount);
}

/** An amount without thousands separators, for CSV cells: '1234,50'. */
export function csvMoney(amount: Amount): string {
  return formatMoney(amount).replaceAll(".", "");
}

/** As a page writes it: dots before every three digits, at most two decimals after a comma. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/;
/** As a keyboard writes it: no thousands, at most two decimals after a dot or a comma. */
const PLAIN = /^\d{1,400}(?:[.,]\d{1,2})?$/;
/**
 * A typed or pasted amount: '1.234,50', '1.000' (a thousand), '1000.5', '1000,5', '-5', '+5'. Null for anything
 * else, also for '1,000', which is one coin to some and a thousand to others.
 */
export function parseMoney(text: string): Amount | null {
  const [, sign = "", digits = ""] = /^([+\-−]?)(.*)$/s.exec(text.trim()) ?? [];
  let plain: string;
  if (GROUPED.test(digits)) plain = digits.replaceAll(".", "").replace(",", ".");
  else if (PLAIN.test(digits)) plain = digits.replace(",", ".");
  else return null;
  return amountOf(sign === "-" || sign === "−" ? `-${plain}` : plain);
}

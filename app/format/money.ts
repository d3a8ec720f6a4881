import { amountOf, type Amount } from "../contract/amount.ts";
import { compareAmounts } from "./decimal.ts";

const german = new Intl.NumberFormat("de-DE", {
  // A value that rounds to 0 gets no sign: '-0,00' would look like a debt.
  signDisplay: "negative",
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount of coins in German number format with exactly 2 decimals, such as '1.234,50'. */
export function formatMoney(amount: Amount): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the digits of a number
  return german.format(amount as number);
}

/** As `formatMoney`, with a plus for a gain. */
export function signedMoney(amount: Amount): string {
  return (compareAmounts(amount, 0) > 0 ? "+" : "") + formatMoney(amount);
}

/** An amount without thousands separators, for CSV cells: '1234,50'. */
export function csvMoney(amount: Amount): string {
  return formatMoney(amount).replaceAll(".", "");
}

/** A page's notation: dots between thousands, a comma, at most two decimals. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/;
/** A keyboard's notation: no thousands, a dot or a comma, at most two decimals. */
const PLAIN = /^\d{1,400}(?:[.,]\d{1,2})?$/;
/**
 * Reads a typed or pasted amount: '1.234,50', '1.000' (a thousand), '1000.5', '1000,5', '-5', '+5'.
 * Null for anything else, including '1,000', which is ambiguous.
 */
export function parseMoney(text: string): Amount | null {
  const [, sign = "", digits = ""] = /^([+\-−]?)(.*)$/s.exec(text.trim()) ?? [];
  let plain: string;
  if (GROUPED.test(digits)) plain = digits.replaceAll(".", "").replace(",", ".");
  else if (PLAIN.test(digits)) plain = digits.replace(",", ".");
  else return null;
  return amountOf(sign === "-" || sign === "−" ? `-${plain}` : plain);
}

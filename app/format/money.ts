const german = new Intl.NumberFormat("de-DE", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount of coins in German number format with exactly 2 decimals, such as '1.234,50'. */
export function formatMoney(amount: number): string {
  // A value that rounds to 0 is written without a sign: '-0,00' would read as a debt.
  return german.format(Math.abs(amount) < 0.005 ? 0 : amount);
}

/** The same without thousands separators, for CSV cells: '1234,50'. */
export function csvMoney(amount: number): string {
  return formatMoney(amount).replaceAll(".", "");
}

/** A count beside such amounts: '2.000'. */
export function formatWhole(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ".");
}

/** As a page writes it: dots before every three digits, at most two decimals after a comma. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/;
/** As a keyboard writes it: no thousands, at most two decimals after a dot or a comma. */
const PLAIN = /^\d{1,15}(?:[.,]\d{1,2})?$/;
/** Larger amounts are not exact. */
const LARGEST = 1e15;

/**
 * A typed or pasted amount: '1.234,50', '1.000' (a thousand), '1000.5', '1000,5', '-5', '+5'. Null for anything
 * else, also for '1,000', which is one coin to some and a thousand to others.
 */
export function parseMoney(text: string): number | null {
  const [, sign = "", digits = ""] = /^([+\-−]?)(.*)$/s.exec(text.trim()) ?? [];
  let amount: number;
  if (GROUPED.test(digits)) amount = Number(digits.replaceAll(".", "").replace(",", "."));
  else if (PLAIN.test(digits)) amount = Number(digits.replace(",", "."));
  else return null;
  if (amount > LARGEST) return null;
  return sign === "-" || sign === "−" ? -amount : amount;
}

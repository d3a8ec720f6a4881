const german = new Intl.NumberFormat("de-DE", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount of coins in German number format with exactly 2 decimals, such as '1.234,50'. */
export function formatMoney(amount: number): string {
  // What rounds to 0 is written without a sign: '-0,00' would read as a debt.
  return german.format(Math.abs(amount) < 0.005 ? 0 : amount);
}

/** The same without thousands separators, for CSV cells: '1234,50'. */
export function csvMoney(amount: number): string {
  return formatMoney(amount).replaceAll(".", "");
}

const shown = new Intl.NumberFormat("de-DE", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const plain = new Intl.NumberFormat("de-DE", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

// What rounds to nothing is nothing: "-0,00" would read as a debt.
function zeroed(amount: number): number {
  return Math.abs(amount) < 0.005 ? 0 : amount;
}

/** An amount of coins in German number format with exactly 2 decimals (§9), such as '1.234,50'. */
export function formatMoney(amount: number): string {
  return shown.format(zeroed(amount));
}

/** The same without thousands separators, for CSV cells: '1234,50'. */
export function csvMoney(amount: number): string {
  return plain.format(zeroed(amount));
}

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** A count for reading, such as '1,284,003'. */
export function formatCount(count: number): string {
  return whole.format(count);
}

const compact = new Intl.NumberFormat("en-US", {
  notation: "compact",
  maximumSignificantDigits: 5,
});

/** A count for the axis of a chart, such as '26,318' or '5.0312M'. */
export function formatCompact(count: number): string {
  return Math.abs(count) < 100_000 ? whole.format(count) : compact.format(count);
}

/** A change for reading, with its sign: '+12' or '-3'; null when there is none (§2: shown when nonzero). */
export function formatChange(change: number): string | null {
  const rounded = Math.round(change);
  if (rounded === 0) return null;
  return `${rounded > 0 ? "+" : "-"}${whole.format(Math.abs(rounded))}`;
}

/** The places of the commas: before every three digits, counted from the end. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * A count for reading, such as '1,284,003'. Without `Intl`, as pages show counts at once: the first of its
 * objects has a browser read its tables of languages, 55 to 95 ms on a slow phone.
 */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(THOUSANDS, ",");
}

let compact: Intl.NumberFormat | undefined;

/** A count for the axis of a chart, of five digits at most from 100,000 on: '26,318' or '5.0312M'. */
export function formatCompact(count: number): string {
  if (Math.abs(count) < 100_000) return formatCount(count);
  compact ??= new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 5 });
  return compact.format(count);
}

/** A change for reading, with its sign: '+12' or '-3'; null when there is none (§2: shown when nonzero). */
export function formatChange(change: number): string | null {
  const rounded = Math.round(change);
  if (rounded === 0) return null;
  return `${rounded > 0 ? "+" : "-"}${formatCount(Math.abs(rounded))}`;
}

import { DECIMAL, THOUSANDS, UNITS } from "./separators.ts";

/** Before every three digits, counted from the end. */
const GROUPS = /\B(?=(?:\d{3})+$)/g;

/**
 * A count for reading, such as '1,284,003'. Nothing here is by `Intl`: the first NumberFormat of a page loads locale
 * data, which takes a slow phone 55 to 130 ms while the page hydrates.
 */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(GROUPS, THOUSANDS);
}

/** A count for the axis of a chart: '26,318', and from 100,000 on five digits at most: '5.0312M'. */
export function formatCompact(count: number): string {
  if (Math.abs(count) < 100_000) return formatCount(count);
  const rounded = Number(count.toPrecision(5));
  const unit = UNITS.find(([size]) => Math.abs(rounded) >= size);
  if (!unit) return formatCount(rounded);
  const [size, sign] = unit;
  return String(rounded / size).replace(".", DECIMAL) + sign;
}

/** How far apart counts must be for `formatCompact` to tell them apart, where none is larger than this one. */
export function compactStep(count: number): number {
  return count < 100_000 ? 1 : 10 ** (Math.floor(Math.log10(count)) - 4);
}

/** A change for reading, with its sign: '+12' or '-3'; null for 0. */
export function formatChange(change: number): string | null {
  const rounded = Math.round(change);
  if (rounded === 0) return null;
  return `${rounded > 0 ? "+" : "-"}${formatCount(Math.abs(rounded))}`;
}

import { DECIMAL, THOUSANDS, UNITS } from "./separators.ts";

const GROUPS = /\B(?=(?:\d{3})+$)/g;

/**
 * A count such as '1,284,003'. Avoids `Intl`: a page's first NumberFormat loads locale data, which
 * takes slow phones 55 to 130 ms during hydration.
 */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(GROUPS, THOUSANDS);
}

/** A count on a chart's axis: '26,318', or from 100,000 at most five digits: '5.0312M'. */
export function formatCompact(count: number): string {
  if (Math.abs(count) < 100_000) return formatCount(count);
  const rounded = Number(count.toPrecision(5));
  const unit = UNITS.find(([size]) => Math.abs(rounded) >= size);
  if (!unit) return formatCount(rounded);
  const [size, sign] = unit;
  return String(rounded / size).replace(".", DECIMAL) + sign;
}

/** The smallest difference that `formatCompact` still shows for counts up to this one. */
export function compactStep(count: number): number {
  return count < 100_000 ? 1 : 10 ** (Math.floor(Math.log10(count)) - 4);
}

/** A change with its sign: '+12' or '-3'; null for 0. */
export function formatChange(change: number): string | null {
  const rounded = Math.round(change);
  if (rounded === 0) return null;
  return `${rounded > 0 ? "+" : "-"}${formatCount(Math.abs(rounded))}`;
}

import { isRange, type Range } from "../../contract/range.ts";

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

const DAYS_BACK = { "7d": 7, "30d": 30 } as const;

/** The range a query names; 24h is the default (§4). */
export function rangeOf(query: string | null): Range {
  return isRange(query) ? query : "24h";
}

/** What one point of a range stands for, in milliseconds: an hour for 24h, else a day (§7). */
export function stepOf(range: Range): number {
  return range === "24h" ? HOUR : DAY;
}

/** The beginning of the hour or day (UTC) a time lies in; all in epoch ms. */
export function bucketOf(time: number, range: Range): number {
  const step = stepOf(range);
  return Math.floor(time / step) * step;
}

/** Epoch ms from which on records count (§7): 24 hours back, 7 or 30 days back from midnight UTC, or all. */
export function windowStart(range: Range, now: number): number {
  if (range === "all") return Number.NEGATIVE_INFINITY;
  if (range === "24h") return now - DAY;
  return bucketOf(now, range) - DAYS_BACK[range] * DAY;
}

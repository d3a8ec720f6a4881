import { PERIOD_WORDS, RANGE_WORDS } from "../../content/status/status.ts";
import { isRange, type Range } from "../../contract/range.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const DAYS_BACK = { "7d": 7, "30d": 30 } as const;

/** The range of a query; 24h is the default. */
export function rangeOf(query: string | null): Range {
  return isRange(query) ? query : "24h";
}

/** The beginning of the hour (24h) or day (UTC) that contains a time; all in epoch ms. */
export function bucketOf(time: number, range: Range): number {
  const step = range === "24h" ? HOUR : DAY;
  return Math.floor(time / step) * step;
}

/** The period that a change refers to: the range, or as much of it as there are records. */
export function periodOf(range: Range, since: number, now: number): string {
  const step = range === "24h" ? HOUR : DAY;
  // Records come now and then, so the first one is a little later than the window.
  if (range === "all" || since - windowStart(range, now) <= step) return RANGE_WORDS[range];
  const hours = Math.max(1, Math.round((now - since) / HOUR));
  return hours <= 72 ? PERIOD_WORDS.hours(hours) : PERIOD_WORDS.days(Math.round(hours / 24));
}

/** Epoch ms at which a range begins: 24 hours back, or 7 or 30 days back from midnight UTC. */
export function windowStart(range: Range, now: number): number {
  if (range === "all") return Number.NEGATIVE_INFINITY;
  if (range === "24h") return now - DAY;
  return bucketOf(now, range) - DAYS_BACK[range] * DAY;
}

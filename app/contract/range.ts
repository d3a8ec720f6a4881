/** The ranges of the status page. */
export const RANGES = ["24h", "7d", "30d", "all"] as const;
export type Range = (typeof RANGES)[number];

export function isRange(text: string | null | undefined): text is Range {
  return RANGES.some((range) => range === text);
}

/** The range of a query; 24h is the default. */
export function rangeOf(query: string | null): Range {
  return isRange(query) ? query : "24h";
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const DAYS_BACK = { "7d": 7, "30d": 30 } as const;

/** A point stands for an hour (24h) or a day; in ms. */
export function stepOf(range: Range): number {
  return range === "24h" ? HOUR : DAY;
}

/** The beginning of the hour or day (UTC) that contains a time; all in epoch ms. */
export function bucketOf(time: number, range: Range): number {
  return Math.floor(time / stepOf(range)) * stepOf(range);
}

/** Epoch ms at which a range begins: 24 hours back, or 7 or 30 days back from midnight UTC. */
export function windowStart(range: Range, now: number): number {
  if (range === "all") return Number.NEGATIVE_INFINITY;
  if (range === "24h") return now - DAY;
  return bucketOf(now, range) - DAYS_BACK[range] * DAY;
}

/** The ranges of the team's activity. */
export const ACTIVITY_RANGES = ["7d", "14d", "30d", "all"] as const;
export type ActivityRange = (typeof ACTIVITY_RANGES)[number];

export const RANGES = ["24h", "7d", "30d", "all"] as const;
export type Range = (typeof RANGES)[number];

export function isRange(text: string | null | undefined): text is Range {
  return RANGES.some((range) => range === text);
}

/** Reads the range of a query; '24h' by default. */
export function rangeOf(query: string | null): Range {
  return isRange(query) ? query : "24h";
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const DAYS_BACK = { "7d": 7, "30d": 30 } as const;

/** What a point stands for, in ms: an hour in '24h', a day in others. */
export function stepOf(range: Range): number {
  return range === "24h" ? HOUR : DAY;
}

/** The start of the hour or day (UTC) around a time; epoch ms. */
export function bucketOf(time: number, range: Range): number {
  return Math.floor(time / stepOf(range)) * stepOf(range);
}

/** When a range begins (epoch ms): 24 hours ago, or at midnight UTC 7 or 30 days ago. */
export function windowStart(range: Range, now: number): number {
  if (range === "all") return Number.NEGATIVE_INFINITY;
  if (range === "24h") return now - DAY;
  return bucketOf(now, range) - DAYS_BACK[range] * DAY;
}

export const ACTIVITY_RANGES = ["7d", "14d", "30d", "all"] as const;
export type ActivityRange = (typeof ACTIVITY_RANGES)[number];

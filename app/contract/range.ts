/** The ranges of the status page. */
export const RANGES = ["24h", "7d", "30d", "all"] as const;
export type Range = (typeof RANGES)[number];

export function isRange(text: string | null | undefined): text is Range {
  return RANGES.some((range) => range === text);
}

/** The ranges of the team's activity. */
export const ACTIVITY_RANGES = ["7d", "14d", "30d", "all"] as const;
export type ActivityRange = (typeof ACTIVITY_RANGES)[number];

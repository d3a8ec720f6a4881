import { formatIsoDay } from "../../format/date.ts";

export const DAY_SECONDS = 86_400;

/** Epoch seconds of the start of a day 'YYYY-MM-DD' in UTC; null for anything else. */
export function parseDay(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text.trim())) return null;
  const time = Date.parse(`${text.trim()}T00:00:00Z`);
  return Number.isNaN(time) ? null : time / 1000;
}

/** The day before that of `now` (epoch ms) in UTC, 'YYYY-MM-DD'. */
export function dayBefore(now: number): string {
  return formatIsoDay(now - DAY_SECONDS * 1000);
}

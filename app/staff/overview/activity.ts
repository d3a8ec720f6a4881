import type { Member } from "../../contract/person.ts";
import { ACTIVITY_RANGES, type ActivityRange } from "../../contract/range.ts";
import type { ActivityRow } from "../../contract/staff.ts";
import { formatIsoDay } from "../../format/date.ts";

const DAY_MS = 86_400_000;
/** Most days of a chart: each series has a point a day, so one old row would add years. */
const MAX_DAYS = 366;

/** Reads `?range=`; the default is 7 days. */
export function activityRange(query: string | null): ActivityRange {
  return ACTIVITY_RANGES.find((range) => range === query) ?? "7d";
}

/** The rows of team members. */
export function teamRows(
  rows: readonly ActivityRow[],
  members: readonly Pick<Member, "user_id">[],
): ActivityRow[] {
  const ids = new Set(members.map((member) => member.user_id));
  return rows.filter((row) => ids.has(row.user_id));
}

/** First day and length of a range that ends at `now` (epoch ms); null for all time. */
function windowOf(range: ActivityRange, now: number): { first: string; days: number } | null {
  if (range === "all") return null;
  const days = Number.parseInt(range, 10);
  return { first: formatIsoDay(now - (days - 1) * DAY_MS), days };
}

/** A chart's days (UTC): the range, or from the earliest row if earlier; at most the last year. */
export function chartDays(
  rows: readonly ActivityRow[],
  range: ActivityRange,
  now: number,
): string[] {
  const today = formatIsoDay(now);
  let first = windowOf(range, now)?.first ?? today;
  for (const { message_date: day } of rows) if (day < first) first = day;
  const oldest = formatIsoDay(now - (MAX_DAYS - 1) * DAY_MS);
  if (first < oldest) first = oldest;
  const days: string[] = [];
  for (let time = Date.parse(first); time <= now; time += DAY_MS) days.push(formatIsoDay(time));
  return days;
}

/** Messages by member and day. */
export function countsByDay(
  rows: readonly ActivityRow[],
  days: readonly string[],
): Map<string, number[]> {
  const indexes = new Map(days.map((day, index) => [day, index]));
  const counts = new Map<string, number[]>();
  for (const row of rows) {
    const index = indexes.get(row.message_date);
    if (index === undefined) continue;
    const ofMember = counts.get(row.user_id) ?? days.map(() => 0);
    ofMember[index] = (ofMember[index] ?? 0) + row.total_messages;
    counts.set(row.user_id, ofMember);
  }
  return counts;
}

/** Messages by member over all rows. */
export function messageSums(rows: readonly ActivityRow[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) {
    sums.set(row.user_id, (sums.get(row.user_id) ?? 0) + row.total_messages);
  }
  return sums;
}

/** The latest day with a message by member, YYYY-MM-DD. */
export function lastDays(rows: readonly ActivityRow[]): Map<string, string> {
  const last = new Map<string, string>();
  for (const row of rows) {
    const { message_date: day } = row;
    if (row.total_messages > 0 && day > (last.get(row.user_id) ?? "")) last.set(row.user_id, day);
  }
  return last;
}

/**
 * Messages by member in the range of equal length before this one. Null for all time, and where the
 * history doesn't go back that far.
 */
export function previousSums(
  history: readonly ActivityRow[],
  range: ActivityRange,
  now: number,
): Map<string, number> | null {
  const window = windowOf(range, now);
  if (!window) return null;
  const start = formatIsoDay(Date.parse(window.first) - window.days * DAY_MS);
  if (!history.some(({ message_date: day }) => day <= start)) return null;
  const before = history.filter(({ message_date: day }) => day >= start && day < window.first);
  return messageSums(before);
}

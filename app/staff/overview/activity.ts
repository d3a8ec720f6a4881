import type { Member } from "../../contract/person.ts";
import { ACTIVITY_RANGES, type ActivityRange } from "../../contract/range.ts";
import type { ActivityRow } from "../../contract/staff.ts";
import { formatIsoDay } from "../../format/date.ts";

const DAY_MS = 86_400_000;
/** Days of a chart at most. Every line has a point for each day, so one old row would lengthen them all. */
const MOST_DAYS = 366;

/** The window of `?range=`; the default is 7 days (§9). */
export function activityRange(query: string | null): ActivityRange {
  return ACTIVITY_RANGES.find((range) => range === query) ?? "7d";
}

/** The rows that team members wrote (§5). */
export function rowsOfMembers(
  rows: readonly ActivityRow[],
  members: readonly Pick<Member, "user_id">[],
): ActivityRow[] {
  const ids = new Set(members.map((member) => member.user_id));
  return rows.filter((row) => ids.has(row.user_id));
}

/** The day of a row, YYYY-MM-DD; the bot may send a time with it. */
export function dayOf(row: Pick<ActivityRow, "message_date">): string {
  return row.message_date.slice(0, 10);
}

function dayBefore(day: string, days: number): string {
  return formatIsoDay(Date.parse(day) - days * DAY_MS);
}

/** The window a range covers up to `now` (epoch ms), by its first day; and how many days; null for all time. */
function windowOf(range: ActivityRange, now: number): { first: string; days: number } | null {
  if (range === "all") return null;
  const days = Number.parseInt(range, 10);
  return { first: formatIsoDay(now - (days - 1) * DAY_MS), days };
}

/** Every day from the first one with a row, or the whole window whatever the rows say; the last year at most. UTC. */
export function daysOfChart(
  rows: readonly ActivityRow[],
  range: ActivityRange,
  now: number,
): string[] {
  const today = formatIsoDay(now);
  let first = windowOf(range, now)?.first ?? today;
  for (const row of rows) {
    const day = dayOf(row);
    if (!Number.isNaN(Date.parse(day)) && day < first) first = day;
  }
  const oldest = formatIsoDay(now - (MOST_DAYS - 1) * DAY_MS);
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
  const places = new Map(days.map((day, place) => [day, place]));
  const counts = new Map<string, number[]>();
  for (const row of rows) {
    const place = places.get(dayOf(row));
    if (place === undefined) continue;
    const line = counts.get(row.user_id) ?? days.map(() => 0);
    line[place] = (line[place] ?? 0) + row.total_messages;
    counts.set(row.user_id, line);
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
    const day = dayOf(row);
    if (row.total_messages > 0 && day > (last.get(row.user_id) ?? "")) last.set(row.user_id, day);
  }
  return last;
}

/**
 * Messages by member in the window before this one, of equal length. Null where there is none to
 * compare with: all time, or a history that does not go back far enough.
 */
export function previousSums(
  history: readonly ActivityRow[],
  range: ActivityRange,
  now: number,
): Map<string, number> | null {
  const window = windowOf(range, now);
  if (!window) return null;
  const start = dayBefore(window.first, window.days);
  if (!history.some((row) => dayOf(row) <= start)) return null;
  return messageSums(history.filter((row) => dayOf(row) >= start && dayOf(row) < window.first));
}

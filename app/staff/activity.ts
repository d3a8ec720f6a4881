import type { Member } from "../contract/person.ts";
import { ACTIVITY_RANGES, type ActivityRange, type ActivityRow } from "../contract/staff.ts";

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

export interface MessageSum {
  messages: number;
  /** The latest day with a message, YYYY-MM-DD; null without one. */
  lastDay: string | null;
}

/** Messages per member over all rows. Members without rows stand in it too, with 0. */
export function messageSums(
  rows: readonly ActivityRow[],
  members: readonly Pick<Member, "user_id">[],
): Map<string, MessageSum> {
  const sums = new Map<string, MessageSum>(
    members.map((member) => [member.user_id, { messages: 0, lastDay: null }]),
  );
  for (const row of rows) {
    const sum = sums.get(row.user_id);
    if (!sum || row.total_messages === 0) continue;
    sum.messages += row.total_messages;
    const day = row.message_date.slice(0, 10);
    if (sum.lastDay === null || day > sum.lastDay) sum.lastDay = day;
  }
  return sums;
}

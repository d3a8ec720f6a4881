import type { ActivityRange } from "../contract/staff.ts";

/** The words of the staff pages (§2). */
export const STAFF = {
  overview: "Staff Overview",
  activity: "Team Activity",
  noActivity: "No Activity Data Available",
  noActivityText: "There is no message activity data available for the selected time range.",
  economy: "Economy Logs",
  economyDescription: "Every transaction of one user. Times are UTC.",
  noLogs: "No Economy Logs Found",
  noLogsText: "The economy has no transactions of this user.",
  userId: "User ID",
  userIdHint: "17 to 20 digits",
  search: "Search",
  blacklistDescription: "Times are UTC.",
} as const;

/** The range switch of the overview (§2). */
export const RANGE_LABELS: Record<ActivityRange, string> = {
  "7d": "7 days",
  "14d": "14 days",
  "30d": "30 days",
  all: "All time",
};

/** The greeting of the overview (§2). */
export function greeting(username: string): string {
  return `Welcome back, ${username}, here you can see the overview of the staff team.`;
}

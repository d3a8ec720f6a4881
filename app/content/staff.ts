import type { ActivityRange } from "../contract/range.ts";

/** Texts of the staff pages. */
export const STAFF = {
  overview: "Staff Overview",
  activity: "Team Activity",
  activityText: "Messages per day in the team's server, of the last year at most. Days are UTC.",
  members: "Members",
  noActivity: "No Activity Data Available",
  noActivityText: "There is no message activity data available for the selected time range.",
  economy: "Economy Logs",
  economyDescription: "Every transaction of one user. Times are UTC.",
  noLogs: "No Economy Logs Found",
  noLogsText: "The economy has no transactions of this user.",
  userId: "User ID",
  userIdHint: "17 to 20 digits",
  search: "Search",
  blacklistDescription: "Who is barred, by whom, why and for how long. Times are UTC.",
  lookup: "Look-up",
  lookupDescription:
    "One ID in all six blacklists and the economy. Share what you find by its address.",
  lookupId: "User or server ID",
  lookupProblem: "Please enter a user or server ID of 17 to 20 digits",
  health: "Health",
  healthDescription:
    "What the isolate that answered you has counted since it started. Cloudflare runs many; each has counts of its own. Times are UTC.",
  healthReads: "Reads of the bot API",
  healthNothing: "Nothing has been read yet.",
  healthFailures: "Last failures of the bot API",
  healthNoFailures: "None since this isolate started.",
  resetFilters: "Reset Filters",
  noMatch: "No entries match these filters",
  noMatchText: "Change the search or reset the filters to see the whole list.",
} as const;

/** Said of a list of which only the beginning is read. */
export function cutText(count: string): string {
  return `Only the first ${count} entries are shown.`;
}

/** The range switch of the overview. */
export const RANGE_LABELS: Record<ActivityRange, string> = {
  "7d": "7 days",
  "14d": "14 days",
  "30d": "30 days",
  all: "All time",
};

/** The greeting of the overview. */
export function greeting(username: string): string {
  return `Welcome back, ${username}, here you can see the overview of the staff team.`;
}

/** Line colours of the activity charts: distinguishable on the dark background, repeated after twelve members. */
export const PALETTE = [
  "#74b2f2",
  "#f0a35e",
  "#71ca94",
  "#f28b82",
  "#bd9df0",
  "#e3bd5b",
  "#5fc9c4",
  "#ee8fc0",
  "#a9c6d4",
  "#b5cf6b",
  "#d7a58c",
  "#8f9df5",
] as const;

/** Most coins an account may transfer per day. */
export const DAILY_TRANSFER_LIMIT = 10_000_000;

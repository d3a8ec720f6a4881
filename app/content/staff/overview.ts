import type { ActivityRange } from "../../contract/range.ts";
import { words } from "../words.ts";

export const OVERVIEW = words({
  endsSoon: "Ends this week",
  overview: "Staff Overview",
  activity: "Team Activity",
  activityText: "Messages per day in the team server (up to a year). Days are UTC.",
  members: "Members",
  noActivity: "No Activity Data Available",
  noActivityText: "There is no message activity data available for the selected time range.",
  everybodyWrote: "Everybody wrote something.",
  neverActive: "never active",
  never: "never",
  quiet: "Quiet",
  noChange: "±0",
  memberTable: "Messages by member",
  memberColumns: {
    member: "Member",
    rank: "Rank",
    messages: "Messages",
    change: "Change",
    last: "Last active",
  },
  sortMembers: "Sort the members",
  timeRange: "Time range",
  greeting: (username: string) =>
    `Welcome back, ${username}, here you can see the overview of the staff team.`,
  /** Members without a message. */
  wroteNothing: (members: number) =>
    members === 1 ? "1 member was silent" : `${members} members were silent`,
  /** For everybody's activity in the server. */
  cutActivity: (rows: string) =>
    `We read only the newest ${rows} rows of activity, so sums, changes and last days may miss older ones.`,
  lastActive: (day: string) => `last active ${day}`,
  /** A chart's text alternative. */
  chartLabel: (rank: string, range: string) =>
    `Messages per day of ${rank}, ${range}. The numbers are in the table of members.`,
  linesOf: (rank: string) => `Lines of ${rank}`,
  /** For tooltip and total. */
  messages: (count: string) => `${count} messages`,
});

export const RANGE_LABELS: Record<ActivityRange, string> = {
  "7d": "7 days",
  "14d": "14 days",
  "30d": "30 days",
  all: "All time",
};

/** Line colours: distinguishable on the dark background, repeated after twelve members. */
export const PALETTE = [
  "#74b2f2",
  "#f0a35e",
  "#71ca94",
  "#f28b82",
  "#bd9df0",
  "#e3bd5b",
  "#5fc9c4",
  "#ee8fc0",
  "#9fd0c8",
  "#b5cf6b",
  "#d7a58c",
  "#8f9df5",
] as const;

import type { ActivityRange } from "../contract/range.ts";
import { words } from "./words.ts";

/** Texts of the staff pages. */
export const STAFF = words({
  menu: "Staff menu",
  nav: "Staff",
  teamMember: "Team Member",
  overview: "Staff Overview",
  activity: "Team Activity",
  activityText: "Messages per day in the team's server, of the last year at most. Days are UTC.",
  members: "Members",
  noActivity: "No Activity Data Available",
  noActivityText: "There is no message activity data available for the selected time range.",
  everybodyWrote: "Everybody wrote something in this range.",
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
  idHint: "17 to 20 digits, a mention or a link",
  search: "Search",
  searching: "Searching…",
  resetFilters: "Reset Filters",
  noMatch: "No entries match these filters",
  noMatchText: "Change the search or reset the filters to see the whole list.",
  lookup: "Look-up",
  lookupDescription:
    "One ID in all six blacklists and the economy. Share what you find by its address.",
  lookupId: "User or server ID",
  lookupProblem: "Please enter a user or server ID",
  noId: "This is not an ID.",
  noUserId: "This is not a user ID.",
  signInAgain: "Sign in again",
});

/** Texts of the health page. */
export const HEALTH = words({
  title: "Health",
  description:
    "What the isolate that answered you has counted since it started. Cloudflare runs many; each has counts of its own. Times are UTC.",
  refresh: "Refresh",
  reads: "Reads of the bot API",
  nothing: "Nothing has been read yet.",
  failures: "Last failures of the bot API",
  noFailures: "None since this isolate started.",
  columns: {
    read: "Read",
    age: "Data age",
    hits: "Cache hits",
    answers: "Answers",
    asked: "Asked",
    failed: "Failed",
    writes: "KV writes",
    breaker: "Breaker",
    at: "Time",
    kind: "Kind",
    status: "Status",
  },
  facts: {
    version: "Version",
    noVersion: "Not told by the platform",
    started: "Isolate started",
    requests: "Requests",
    errors: "Server errors",
    hits: "Data cache hits",
    pages: "Page cache",
    writes: "KV copies written",
    sample: "Last uptime sample",
    none: "None",
  },
  closed: "Closed",
});

/** When the health page's counts were taken. */
export function asOf(time: string): string {
  return `As of ${time}`;
}

export function ago(duration: string): string {
  return `${duration} ago`;
}

/** An open circuit breaker: for how long nothing is asked. */
export function openFor(seconds: number): string {
  return `Open, ${seconds} s`;
}

/** A closed circuit breaker after failures. */
export function closedAfter(failures: number): string {
  return `${HEALTH.closed}, ${failures} failed`;
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

/** Heading of the members without a message. */
export function wroteNothing(members: number): string {
  return `${members === 1 ? "1 member" : `${members} members`} wrote nothing in this range`;
}

export function lastActive(day: string): string {
  return `last active ${day}`;
}

/** What a chart shows, for those who cannot see it. */
export function chartLabel(rank: string, range: string): string {
  return `Messages per day of ${rank}, ${range}. The numbers are in the table of members.`;
}

export function linesOf(rank: string): string {
  return `Lines of ${rank}`;
}

/** '{n} messages', for tooltip and total. */
export function messagesText(count: string): string {
  return `${count} messages`;
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

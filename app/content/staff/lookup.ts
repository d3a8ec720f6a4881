import type { ListRead } from "../../contract/lists.ts";
import { SANCTION_COLUMNS } from "./blacklists.ts";
import { UI } from "../ui.ts";
import { isRounded } from "../../contract/digits.ts";
import { SITE } from "../site.ts";
import { words } from "../words.ts";

export const LOOKUP = words({
  title: "Look-up",
  description: "Everything about one ID, newest first. The link can be shared. Times are UTC.",
  id: "User or server ID",
  noId: "Please enter a user or server ID",
  malformed: "This is not an ID.",
  noSanction: "No sanction is in force.",
  noSanctionRead: "None on the lists we could read.",
  noSanctionSeen: "None on the lists your rank can see.",
  noSanctionYet: "None on the lists read so far.",
  noSanctionInRows: "None in the rows we could read.",
  late: "Still being read",
  waitForAll: "Wait for everything",
  team: "Team",
  unknownTeam: "We couldn't read the team",
  unsorted: "Of unknown direction:",
  net: "Economy total",
  netWithoutTransfers: "Economy total without transfers",
  unknownEconomy: "Not read",
  active: "Active sanctions",
  copyForDiscord: "Copy for Discord",
  whoLooked: "Who viewed this",
  didYesterday: "What they did yesterday",
  transactions: "All transactions",
  readAt: "Read at",
  timeline: "Timeline",
  filterLabel: "Filter the timeline",
  role: "Role",
  anyRole: "Any role",
  kind: "Kind",
  anyKind: "All kinds",
  tryAllAgain: "Try all again",
  none: "Nothing about this ID",
  noneText: "It's on none of the lists we could read, and it has no transactions.",
  open: "Open in its list",
  recent: "Recent",
  forgetRecent: "Forget",
  givenBy: "by",
  transferWith: "with",
  about: "about",
  by: "With this person",
  byHint: "With a person: choose one, or paste an ID",
  noPerson: "This is not an ID. Paste one, or choose from the list.",
  /** After filtering. */
  eventsFound: (count: string, isOne: boolean) => `${count} ${isOne ? "event" : "events"}`,
  /** After the count, if another person is chosen. */
  withPerson: (name: string) => ` with ${name}`,
  /** Sanctions in force that the summary omits. */
  moreActive: (count: string) => `and ${count} more, in the timeline`,
  /** A day's transfers. */
  moved: (sum: string, transfers: string) => `${sum}, ${transfers}`,
  /** Transactions folded into a line. */
  run: (count: string, from: string, to: string) =>
    `${count} transactions, ${from === to ? from : `${from} to ${to}`}`,
  created: (day: string, age: string) => `Created ${day}, ${age} ago`,
  readAtTime: (time: string): string => `${LOOKUP.readAt} ${time}`,
  /** A list too long to search whole. */
  cutSource: (title: string, count: string) =>
    `${title}: we searched only the newest ${count} entries.`,
  /** Sources that couldn't be read. */
  notRead: (titles: readonly string[]) => `Not read: ${titles.join(", ")}`,
  /** Sources that the viewer's rank doesn't see. */
  closed: (titles: readonly string[]) => `For other ranks: ${titles.join(", ")}`,
  /** Sources still to come. */
  lateSources: (titles: readonly string[]): string => `${LOOKUP.late}: ${titles.join(", ")}`,
  /** The source of a 'Try Again'; begins with the visible text. */
  tryAgain: (title: string) => `${SITE.tryAgain}: ${title}`,
});

/** The subject of an event: the person looked up, or somebody they moderated. */
export const ROLES = [
  { value: "subject", title: "About this ID" },
  { value: "handler", title: "Given by them" },
] as const;

export type Role = (typeof ROLES)[number]["value"];

export const KINDS = [
  { value: "sanction", title: "Sanctions" },
  { value: "end", title: "Ends" },
  { value: "transaction", title: "Transactions" },
  { value: "limit", title: "Days over the transfer limit" },
  { value: "messages", title: "Message days" },
] as const;

export type EventKind = (typeof KINDS)[number]["value"];

export const EVENT_BADGES: Record<EventKind, string> = words({
  sanction: "Blocked",
  end: "Ended",
  transaction: "Economy",
  limit: "Transfer limit",
  messages: "Messages",
});

/** For an end to come. */
export const WILL_END = "Ends";

/** For a sanction the person gave. */
export const GIVEN = "Gave";

/** Sources of a look-up besides the lists. */
export const SOURCES: Record<Exclude<Source, ListRead>, string> = words({
  economyLogs: "Economy Logs",
  activity: "Team Activity",
});

export type Source = ListRead | "economyLogs" | "activity";

export const BULK = words({
  title: "Many IDs",
  label: "User and server IDs, at most 100",
  hint: "Paste IDs, mentions or links, separated by spaces, commas or lines. Up to five are shown with their latest transfers.",
  button: "Look up all",
  none: "We found no ID in this text.",
  table: "Sanctions by ID",
  timeline: "Timeline of all IDs",
  columns: { id: "ID", age: "Age", force: "In force", expired: "Expired" },
  csvColumns: SANCTION_COLUMNS,
  nothing: "None",
  nothingRead: "None on what we could read",
  /** For an ID with more transfers than shown. */
  latestTransfers: (shown: string, all: string) => `the latest ${shown} of ${all} transfers`,
  /** Pasted parts that aren't IDs. */
  refused: (pieces: readonly string[]) => {
    const rounded = pieces.some(isRounded) ? `. ${UI.roundedId}` : "";
    return `Not understood: ${pieces.join(", ")}${rounded}`;
  },
  /** IDs over the limit of one look-up. */
  leftOut: (count: number) =>
    `${count} more ${count === 1 ? "ID is" : "IDs are"} left out. Look them up next.`,
  /** For look-ups over the limit. */
  wait: (seconds: number) =>
    `Too many look-ups of many IDs. Please try again in ${seconds} seconds.`,
  /** IDs with a sanction in force, by all lists or by those read. */
  blockedOf: (blocked: number, ids: number, isWhole: boolean) => {
    const least = isWhole ? "" : "At least ";
    return `${least}${blocked} of ${ids} ${ids === 1 ? "ID has" : "IDs have"} a sanction in force`;
  },
});

import type { BlacklistPath } from "./paths.ts";
import { words } from "./words.ts";

/** The row of the endpoint table a blacklist is read from. */
export type BlacklistRead =
  | "userBans"
  | "userCommandBans"
  | "userCogBans"
  | "serverBans"
  | "serverCommandBans"
  | "serverCogBans";

/** One of the six blacklist pages of the staff area. */
export interface Blacklist {
  path: BlacklistPath;
  title: string;
  read: BlacklistRead;
  /** Heading of the first column. */
  subject: "User ID" | "Server ID";
  /** Heading of the column that names the blocked command or cog, where a list has one. */
  what: "Command" | "Cog" | null;
  /** Used in the error text, the empty text and, with _ for spaces, in export file names. */
  word: string;
  emptyTitle: string;
  emptyText: string;
}

function blacklist(row: Omit<Blacklist, "emptyTitle" | "emptyText">, name: string): Blacklist {
  return {
    ...row,
    emptyTitle: `No ${name} Blacklist Entries Found`,
    emptyText: `There are currently no ${row.word} blacklist entries in the database.`,
  };
}

export const BLACKLISTS: readonly Blacklist[] = [
  blacklist(
    {
      path: "user/user",
      title: "User Blacklist",
      read: "userBans",
      subject: "User ID",
      what: null,
      word: "user",
    },
    "User",
  ),
  blacklist(
    {
      path: "user/command",
      title: "User Command Blacklist",
      read: "userCommandBans",
      subject: "User ID",
      what: "Command",
      word: "command",
    },
    "Command",
  ),
  blacklist(
    {
      path: "user/cog",
      title: "User Cog Blacklist",
      read: "userCogBans",
      subject: "User ID",
      what: "Cog",
      word: "cog",
    },
    "Cog",
  ),
  blacklist(
    {
      path: "server/server",
      title: "Server Blacklist",
      read: "serverBans",
      subject: "Server ID",
      what: null,
      word: "server",
    },
    "Server",
  ),
  blacklist(
    {
      path: "server/command",
      title: "Server Command Blacklist",
      read: "serverCommandBans",
      subject: "Server ID",
      what: "Command",
      word: "server command",
    },
    "Server Command",
  ),
  blacklist(
    {
      path: "server/cog",
      title: "Server Cog Blacklist",
      read: "serverCogBans",
      subject: "Server ID",
      what: "Cog",
      word: "server cog",
    },
    "Server Cog",
  ),
];

/** Texts of the six pages. */
export const BLACKLIST_TEXT = words({
  fallbackTitle: "Blacklist",
  description: "Who is barred, by whom, why and for how long. Times are UTC.",
  search: "Search",
  moderator: "Moderator",
  allModerators: "All moderators",
  state: "State",
  allStates: "All states",
  columns: {
    state: "State",
    duration: "Duration",
    reason: "Reason",
    moderator: "Moderator ID",
    date: "Date",
  },
  close: "Close",
  gone: "The linked entry is not in this list any more, or not with these filters.",
  lookUp: "Look up",
  lookUpModerator: "Look up moderator",
  copyForDiscord: "Copy for Discord",
  server: "Server",
  user: "User",
});

/** The states to filter by; 'force' is active, permanent or of unknown length, 'day' and 'week' are to end by then. */
export const STATE_CHOICES = [
  { value: "force", title: "In force" },
  { value: "day", title: "Ends within a day" },
  { value: "week", title: "Ends within a week" },
  { value: "active", title: "Active, with an end" },
  { value: "permanent", title: "Permanent" },
  { value: "expired", title: "Expired" },
  { value: "unknown", title: "Length unknown" },
] as const;

/** '{n} entries found' */
export function entriesFound(count: number): string {
  return `${count} entries found`;
}

export function filterLabel(title: string): string {
  return `Filter the ${title}`;
}

/** What the search of a list looks in. */
export function searchHint(what: string | null): string {
  return what ? `ID, ${what.toLowerCase()} or reason` : "ID or reason";
}

/** A moderator of the filter, with the number of their entries. */
export function moderatorOption(name: string, entries: number): string {
  return `${name} (${entries})`;
}

/** The link that opens an entry by its time, for those who do not see its row. */
export function openEntry(time: string, subject: string): string {
  return `${time}, open the entry of ${subject}`;
}

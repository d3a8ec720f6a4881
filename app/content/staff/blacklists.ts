import { BLACKLIST_READS, type BlacklistPath } from "../../contract/staff-pages.ts";
import { hasRead } from "../reads.ts";
import { words } from "../words.ts";

/** The row of the endpoint table a blacklist is read from. */
export type BlacklistRead = (typeof BLACKLIST_READS)[BlacklistPath];

/** One of the six blacklist pages of the staff area. */
export interface Blacklist {
  path: BlacklistPath;
  /** In the sidebar. */
  link: string;
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

function blacklist(
  row: Pick<Blacklist, "path" | "link" | "subject" | "what" | "word">,
  name: string,
): Blacklist {
  return {
    ...row,
    title: `${row.link} Blacklist`,
    read: BLACKLIST_READS[row.path],
    emptyTitle: `No ${name} Blacklist Entries Found`,
    emptyText: `There are currently no ${row.word} blacklist entries in the database.`,
  };
}

const ALL: readonly Blacklist[] = [
  blacklist(
    {
      path: "user/user",
      link: "User",
      subject: "User ID",
      what: null,
      word: "user",
    },
    "User",
  ),
  blacklist(
    {
      path: "user/command",
      link: "User Command",
      subject: "User ID",
      what: "Command",
      word: "command",
    },
    "Command",
  ),
  blacklist(
    {
      path: "user/cog",
      link: "User Cog",
      subject: "User ID",
      what: "Cog",
      word: "cog",
    },
    "Cog",
  ),
  blacklist(
    {
      path: "server/server",
      link: "Server",
      subject: "Server ID",
      what: null,
      word: "server",
    },
    "Server",
  ),
  blacklist(
    {
      path: "server/command",
      link: "Server Command",
      subject: "Server ID",
      what: "Command",
      word: "server command",
    },
    "Server Command",
  ),
  blacklist(
    {
      path: "server/cog",
      link: "Server Cog",
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
  copyForDiscord: "Copy for Discord",
  server: "Server",
  user: "User",
});

/** The states to filter by; 'force' is active, permanent or of unknown length, 'day' and 'week' are to end by then. */
export const STATE_CHOICES = [
  { value: "force", title: "In force" },
  { value: "day", title: "Ends within a day" },
  { value: "week", title: "Ends within a week" },
  { value: "active", title: "With an end" },
  { value: "permanent", title: "Permanent" },
  { value: "expired", title: "Expired" },
  { value: "unknown", title: "Length unknown" },
] as const;

export type StateChoice = (typeof STATE_CHOICES)[number]["value"];

/** The columns of a CSV export of sanctions of several lists. */
export const SANCTION_COLUMNS = [
  "ID",
  "List",
  "Command or Cog",
  "State",
  "Moderator ID",
  "Duration",
  "Reason",
  "Date",
] as const;

/** Texts of the page of all six lists. */
export const ALL_LISTS = words({
  title: "All Blacklists",
  link: "All",
  list: "List",
  allLists: "All lists",
  who: "Who",
  what: "What",
  by: "By",
  since: "Since",
  until: "State, until",
  csvColumns: [...SANCTION_COLUMNS, "Until"],
});

/** Said of a count while some lists could not be read. */
export function atLeast(text: string): string {
  return `At least ${text}`;
}

/** '{n} entries found' */
export function entriesFound(count: string): string {
  return `${count} entries found`;
}

export function filterLabel(title: string): string {
  return `Filter the ${title}`;
}

/** The placeholder of a list's search, which names the fields it looks in. */
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

/** The lists that the bot has. */
export const BLACKLISTS = ALL.filter(({ read }) => hasRead(read));

import { listOf, LISTS, type List, type ListId } from "../../contract/lists.ts";
import { hasRead } from "../reads.ts";
import { words } from "../words.ts";

/** The title of a list: 'User Command Blacklist'. */
export function listTitle(id: ListId): string {
  return `${listOf(id).words.link} Blacklist`;
}

/** A sanction in a line: list and target. */
export function sanctionLine(list: string, what: string | null): string {
  return what ? `${list}: ${what}` : list;
}

/** For error texts and, with _ for spaces, file names. */
export function listWord({ words: { name } }: List): string {
  return name.toLowerCase();
}

/** For a list without sanctions. */
export function emptyList(list: List): { title: string; text: string } {
  return {
    title: `No ${list.words.name} Blacklist Entries Found`,
    text: `There are currently no ${listWord(list)} blacklist entries in the database.`,
  };
}

/** Column headings for subject and, if the list has one, target. */
export function listColumns({ subject, target }: List) {
  return {
    subject: subject === "user" ? "User ID" : "Server ID",
    target: target && (target === "command" ? "Command" : "Cog"),
  };
}

/** For all six pages. */
export const BLACKLIST_TEXT = words({
  fallbackTitle: "Blacklist",
  description: "Who is blocked, by whom, why, for how long. Times are UTC.",
  search: "Search",
  moderator: "Moderator",
  allModerators: "All moderators",
  state: "State",
  allStates: "All states",
  list: "List",
  allLists: "All lists",
  columns: {
    state: "State",
    duration: "Duration",
    reason: "Reason",
    moderator: "Moderator ID",
    date: "Date",
  },
  close: "Close",
  gone: "The linked entry has left this list, or these filters hide it.",
  lookUp: "Look up",
  copyForDiscord: "Copy for Discord",
  server: "Server",
  user: "User",
  /** '{n} entries found' */
  entriesFound: (count: string) => `${count} entries found`,
  filterLabel: (title: string) => `Filter the ${title}`,
  /** A list's search placeholder: the fields it searches. */
  searchHint: (what: string | null) =>
    what ? `ID, ${what.toLowerCase()} or reason` : "ID or reason",
  /** Opens an entry by its time, for people who don't see its row. */
  openEntry: (time: string, subject: string) => `${time}, open the entry of ${subject}`,
});

/** 'force' is active, permanent or of unknown length; 'day' and 'week' end within it. */
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

/** Of a CSV export of several lists. */
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

export const ALL_LISTS = words({
  title: "All Blacklists",
  link: "All",
  who: "Who",
  what: "What",
  by: "By",
  since: "Since",
  until: "State, until",
  csvColumns: [...SANCTION_COLUMNS, "Until"],
  /** For a count while some lists couldn't be read. */
  atLeast: (text: string) => `At least ${text}`,
});

/** The bot's lists. */
export const BLACKLISTS: readonly List[] = LISTS.filter(({ read }) => hasRead(read));

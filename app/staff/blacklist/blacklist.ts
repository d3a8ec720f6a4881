import { BLACKLISTS, type Blacklist } from "../../content/staff/blacklists.ts";
import { SANCTIONS } from "../../content/staff/lists.ts";
import type { BlacklistPath } from "../../contract/staff-pages.ts";
import type {
  ServerBan,
  ServerCogBan,
  ServerCommandBan,
  UserBan,
  UserCogBan,
  UserCommandBan,
} from "../../contract/staff.ts";
import { writeCsv, type CsvForm } from "../../format/csv.ts";
import { formatDateTime, formatIsoDay } from "../../format/date.ts";
import { formatDuration } from "../../format/duration.ts";
import { rowKey } from "../list/row-key.ts";
import { sanctionState } from "../list/sanction.ts";

/** A record of any of the six blacklists. */
export type Ban =
  | UserBan
  | UserCommandBan
  | UserCogBan
  | ServerBan
  | ServerCommandBan
  | ServerCogBan;

/** A blacklist entry as the table and the export show it. */
export interface BlacklistEntry {
  /** ID of the blacklisted user or server. */
  subject: string;
  /** The command or cog the blacklisting is limited to; null where it is not. */
  what: string | null;
  moderator: string;
  /** Seconds; 0 is permanent, null not known. */
  duration: number | null;
  reason: string;
  /** Epoch seconds. */
  timestamp: number;
}

/** An entry with the list it is on. */
export interface ListedEntry extends BlacklistEntry {
  path: BlacklistPath;
}

/** The blacklist of a route pattern such as '/staff/blacklist/user/cog'; null for another route. */
export function blacklistForRoute(pattern: string): Blacklist | null {
  return BLACKLISTS.find((list) => pattern.endsWith(`/blacklist/${list.path}`)) ?? null;
}

function whatOf(ban: Ban): string | null {
  if ("command" in ban) return ban.command;
  return "cog" in ban ? ban.cog : null;
}

/** The id of the user or server that a record bars. */
export function subjectOf(ban: Ban): string {
  return "user_id" in ban ? ban.user_id : ban.guild_id;
}

/** A record of any list as an entry. */
export function entryOf(ban: Ban): BlacklistEntry {
  return {
    subject: subjectOf(ban),
    what: whatOf(ban),
    moderator: ban.moderator_id,
    duration: ban.duration,
    reason: ban.reason,
    timestamp: ban.timestamp,
  };
}

/** Records of any list as entries, the latest first. */
export function entriesOf(bans: readonly Ban[]): BlacklistEntry[] {
  return bans.map(entryOf).sort((a, b) => b.timestamp - a.timestamp);
}

/** What `?row=` calls an entry: all that it says, as entries have no id. */
export function entryKey(entry: BlacklistEntry): string {
  const { timestamp, subject, what, moderator, duration, reason } = entry;
  const name = `${timestamp}-${subject}${what === null ? "" : `-${what}`}`;
  return rowKey(name, [moderator, duration, reason]);
}

/** The list of a sanction, with its entry open. */
export function entryAddress(entry: ListedEntry): string {
  const query = new URLSearchParams({ q: entry.subject, row: entryKey(entry) });
  return `/staff/blacklist/${entry.path}?${query}`;
}

/** The title of a blacklist by its path. */
export function listTitle(path: BlacklistPath): string {
  return BLACKLISTS.find((list) => list.path === path)?.title ?? path;
}

/** A sanction of any list as the cells of SANCTION_COLUMNS; `now` in epoch ms. */
export function sanctionCells(entry: ListedEntry, now: number): string[] {
  return [
    entry.subject,
    listTitle(entry.path),
    entry.what ?? "",
    SANCTIONS[sanctionState(entry, now)],
    entry.moderator,
    formatDuration(entry.duration),
    entry.reason,
    formatDateTime(entry.timestamp),
  ];
}

/** The columns of a list's CSV export. */
export function columnsOf(list: Blacklist): string[] {
  return [
    list.subject,
    ...(list.what ? [list.what] : []),
    "Moderator ID",
    "Duration",
    "Reason",
    "Date",
  ];
}

/** The CSV export: durations in words, dates in UTC. */
export function blacklistCsv(
  list: Blacklist,
  entries: readonly BlacklistEntry[],
  form: CsvForm = "comma",
): string {
  return writeCsv(
    columnsOf(list),
    entries.map((entry) => [
      entry.subject,
      ...(list.what ? [entry.what ?? ""] : []),
      entry.moderator,
      formatDuration(entry.duration),
      entry.reason,
      formatDateTime(entry.timestamp),
    ]),
    form,
  );
}

/** '{word}_blacklists_{date}.csv', the date of `now` (epoch ms) in UTC. */
export function blacklistFileName(list: Blacklist, now: number): string {
  return `${list.word.replaceAll(" ", "_")}_blacklists_${formatIsoDay(now)}.csv`;
}

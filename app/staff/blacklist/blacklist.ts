import { BLACKLISTS, listColumns, listTitle, listWord } from "../../content/staff/blacklists.ts";
import { SANCTIONS } from "../../content/staff/lists.ts";
import { listOf, type List } from "../../contract/lists.ts";
import { sanctionOf, type Sanction, type SanctionRow } from "../../contract/sanction.ts";
import { formatDateTime } from "../../format/date.ts";
import { formatDuration } from "../../format/duration.ts";
import { rowKey } from "../list/row-key.ts";
import { sanctionState } from "../../contract/in-force.ts";

/** The blacklist of a route pattern such as '/staff/blacklist/user/cog'; null for another route. */
export function blacklistForRoute(pattern: string): List | null {
  return BLACKLISTS.find((list) => pattern.endsWith(`/blacklist/${list.path}`)) ?? null;
}

/** The rows of a list as sanctions, the latest first. */
export function sanctionsOf({ id }: List, rows: readonly SanctionRow[]): Sanction[] {
  return rows.map((row) => sanctionOf(id, row)).sort((a, b) => b.timestamp - a.timestamp);
}

/** What `?row=` calls an entry: all that it says, as entries have no id. */
export function entryKey(entry: Sanction): string {
  const { timestamp, subject, target, moderator, duration, reason } = entry;
  const name = `${timestamp}-${subject}${target === null ? "" : `-${target}`}`;
  return rowKey(name, [moderator, duration, reason]);
}

/** The list of a sanction, with its entry open. */
export function entryAddress(entry: Sanction): string {
  const query = new URLSearchParams({ q: entry.subject, row: entryKey(entry) });
  return `/staff/blacklist/${listOf(entry.list).path}?${query}`;
}

/** A sanction of any list as the cells of SANCTION_COLUMNS; `now` in epoch ms. */
export function sanctionCells(entry: Sanction, now: number): string[] {
  return [
    entry.subject,
    listTitle(entry.list),
    entry.target ?? "",
    SANCTIONS[sanctionState(entry, now)],
    entry.moderator,
    formatDuration(entry.duration),
    entry.reason,
    formatDateTime(entry.timestamp),
  ];
}

/** The columns of a list's CSV export. */
export function columnsOf(list: List): string[] {
  const { subject, target } = listColumns(list);
  return [subject, ...(target ? [target] : []), "Moderator ID", "Duration", "Reason", "Date"];
}

/** An entry as the cells of these: durations in words, dates in UTC. */
export function entryCells(list: List, entry: Sanction): string[] {
  return [
    entry.subject,
    ...(list.target ? [entry.target ?? ""] : []),
    entry.moderator,
    formatDuration(entry.duration),
    entry.reason,
    formatDateTime(entry.timestamp),
  ];
}

/** A list's part of its file's name: '{word}_blacklists'. */
export function blacklistFile(list: List): string {
  return `${listWord(list).replaceAll(" ", "_")}_blacklists`;
}

import { BLACKLISTS } from "../../content/staff/blacklists.ts";
import { BULK as TEXT, type Source } from "../../content/staff/lookup.ts";
import type { BlacklistPath } from "../../content/paths.ts";
import { SANCTIONS } from "../../content/staff/lists.ts";
import type { BotApi, Reading } from "../../contract/bot.ts";
import { writeCsv, type CsvForm } from "../../format/csv.ts";
import { formatDateTime, formatIsoDay } from "../../format/date.ts";
import { formatDuration } from "../../format/duration.ts";
import { entryOf, subjectOf, type Ban, type BlacklistEntry } from "../blacklist/blacklist.ts";
import { sanctionState } from "../list/sanction.ts";
import { listTitle } from "./lookup.ts";

interface ListedEntry {
  path: BlacklistPath;
  entry: BlacklistEntry;
}

/** One of several IDs and its sanctions, by list, the latest of each first. */
export interface SubjectRow {
  id: string;
  entries: ListedEntry[];
}

export interface BulkLookup {
  /** In the order the IDs were given. */
  rows: SubjectRow[];
  /** Lists that could not be read. */
  failed: Source[];
  /** Lists of which only the newest records were read. */
  cut: Source[];
  /** Records of all lists that could not be read. */
  unreadable: number;
}

/** Reads all six lists once and finds several IDs in them. A list that fails is named in `failed`. */
export async function bulkLookUp(bot: BotApi, ids: readonly string[]): Promise<BulkLookup> {
  const rows = new Map(ids.map((id): [string, SubjectRow] => [id, { id, entries: [] }]));
  const failed: Source[] = [];
  const cut: Source[] = [];
  let unread = 0;
  const lists = await Promise.allSettled(
    BLACKLISTS.map(({ read }): Promise<Reading<readonly Ban[]>> => bot[read](...ids)),
  );
  for (const [i, { read, path }] of BLACKLISTS.entries()) {
    const list = lists[i];
    if (list?.status !== "fulfilled") {
      failed.push(read);
      continue;
    }
    const { value, isCut = false, unreadable = 0 } = list.value;
    if (isCut) cut.push(read);
    unread += unreadable;
    const found = value.filter((ban) => rows.has(subjectOf(ban))).map(entryOf);
    found.sort((a, b) => b.timestamp - a.timestamp);
    for (const entry of found) rows.get(entry.subject)?.entries.push({ path, entry });
  }
  return { rows: [...rows.values()], failed, cut, unreadable: unread };
}

/** The entries of a row that are in force at `now` (epoch ms), and the others. */
export function splitEntries({ entries }: SubjectRow, now: number) {
  const { force = [], expired = [] } = Object.groupBy(entries, ({ entry }) =>
    sanctionState(entry, now) === "expired" ? "expired" : "force",
  );
  return { force, expired };
}

/** One line for each sanction, and one for each ID without any; `now` in epoch ms. */
export function bulkCsv(
  rows: readonly SubjectRow[],
  now: number,
  form: CsvForm = "comma",
): { rows: number; text: string } {
  const lines = rows.flatMap(({ id, entries }) =>
    entries.length === 0
      ? [[id, TEXT.nothing, "", "", "", "", "", ""]]
      : entries.map(({ path, entry }) => [
          id,
          listTitle(path),
          entry.what ?? "",
          SANCTIONS[sanctionState(entry, now)],
          entry.moderator,
          formatDuration(entry.duration),
          entry.reason,
          formatDateTime(entry.timestamp),
        ]),
  );
  return { rows: lines.length, text: writeCsv(TEXT.csvColumns, lines, form) };
}

/** 'lookup_{date}.csv', the date of `now` (epoch ms) in UTC. */
export function bulkFileName(now: number): string {
  return `lookup_${formatIsoDay(now)}.csv`;
}

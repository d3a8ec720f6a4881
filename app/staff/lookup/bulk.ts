import { BULK as TEXT } from "../../content/staff/lookup.ts";
import type { BlacklistPath } from "../../content/paths.ts";
import type { BotApi } from "../../contract/bot.ts";
import { writeCsv, type CsvForm } from "../../format/csv.ts";
import { formatIsoDay } from "../../format/date.ts";
import { sanctionCells, type BlacklistEntry } from "../blacklist/blacklist.ts";
import { readList, readLists } from "../blacklist/read-lists.ts";
import { createDeadline } from "../list/deadline.ts";
import { areListsWhole, gapRows, gapsOf, type Gaps } from "../list/gaps.ts";
import { sanctionState } from "../list/sanction.ts";

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
  gaps: Gaps;
}

/** Reads all six lists once and finds several IDs in them. */
export async function bulkLookUp(
  bot: BotApi,
  ids: readonly string[],
  query: URLSearchParams,
): Promise<BulkLookup> {
  const rows = new Map(ids.map((id): [string, SubjectRow] => [id, { id, entries: [] }]));
  const readings = await readLists((list) => readList(bot, list, ids), createDeadline(query));
  for (const { list, entries } of readings) {
    for (const entry of entries) rows.get(entry.subject)?.entries.push({ path: list.path, entry });
  }
  return { rows: [...rows.values()], gaps: gapsOf(readings, query) };
}

/** The entries of a row that are in force at `now` (epoch ms), and the others. */
export function splitEntries({ entries }: SubjectRow, now: number) {
  const { force = [], expired = [] } = Object.groupBy(entries, ({ entry }) =>
    sanctionState(entry, now) === "expired" ? "expired" : "force",
  );
  return { force, expired };
}

/** One line for each sanction, one for each ID without any, and one for all that is missing; `now` in epoch ms. */
export function bulkCsv(
  { rows, gaps }: BulkLookup,
  now: number,
  form: CsvForm = "comma",
): { rows: number; text: string } {
  const lines = rows.flatMap(({ id, entries }) =>
    entries.length === 0
      ? [[id, areListsWhole(gaps) ? TEXT.nothing : TEXT.nothingRead, "", "", "", "", "", ""]]
      : entries.map(({ path, entry }) => sanctionCells(path, entry, now)),
  );
  const missing = gapRows(gaps, TEXT.csvColumns.length);
  return { rows: lines.length, text: writeCsv(TEXT.csvColumns, [...missing, ...lines], form) };
}

/** 'lookup_{date}.csv', the date of `now` (epoch ms) in UTC. */
export function bulkFileName(now: number): string {
  return `lookup_${formatIsoDay(now)}.csv`;
}

import { BLACKLISTS, STATE_CHOICES } from "../../content/staff/blacklists.ts";
import type { Source } from "../../content/staff/lookup.ts";
import type { ListId } from "../../contract/lists.ts";
import type { Sanction } from "../../contract/sanction.ts";
import { formatDateTime } from "../../format/date.ts";
import { areListsWhole, gapsOf, type Gaps } from "../list/gaps.ts";
import { listPage } from "../list/list-query.ts";
import { entryKey, sanctionCells } from "./blacklist.ts";
import {
  DEFAULT_SORT,
  hasState,
  matchingEntries,
  parseFilter,
  sortEntries,
  topModerators,
  type BlacklistFilter,
} from "./filter.ts";
import type { ListReading } from "./read-lists.ts";

/** What ends soon is shown by its end, all else by its beginning. */
function sortFor(query: URLSearchParams): BlacklistFilter["sort"] {
  const isSoon = ["day", "week"].includes(query.get("state") ?? "");
  return isSoon ? { key: "state", descending: false } : DEFAULT_SORT;
}

/** The list that `?list=` names by its path; null for all. */
function listIn(query: URLSearchParams): ListId | null {
  return BLACKLISTS.find(({ path }) => path === query.get("list"))?.id ?? null;
}

/** All entries that pass the filters, sorted; `now` in epoch ms. */
export function matchesIn(
  readings: readonly ListReading[],
  query: URLSearchParams,
  now: number,
): { matches: Sanction[]; listed: Sanction[]; filter: BlacklistFilter } {
  const filter = parseFilter(query, sortFor(query));
  const listed = readings.flatMap(({ entries }) =>
    matchingEntries(entries, { ...filter, state: null }, now),
  );
  const chosen = listIn(query);
  const matches = listed.filter(
    (entry) => (chosen === null || entry.list === chosen) && hasState(entry, filter.state, now),
  );
  return { matches: sortEntries(matches, filter.sort), listed, filter };
}

/** The view of all six lists for the filters, sort and page in a query; `now` in epoch ms. */
export function allView(readings: readonly ListReading[], query: URLSearchParams, now: number) {
  const { matches, listed, filter } = matchesIn(readings, query, now);
  const total = readings.reduce((sum, { entries }) => sum + entries.length, 0);
  const moderators = topModerators(
    readings.flatMap(({ entries }) => entries),
    filter.moderator,
  );
  const gaps = gapsOf(readings, query);
  return {
    list: listPage(matches, query, { total, keyOf: entryKey }),
    ...countsOf(listed, readings, { chosen: listIn(query), filter, now }),
    moderators,
    sort: filter.sort,
    gaps,
    isWhole: areListsWhole(gaps),
  };
}

export type AllView = ReturnType<typeof allView>;

interface CountOptions {
  /** The chosen list; null for all. */
  chosen: ListId | null;
  filter: BlacklistFilter;
  /** Epoch ms. */
  now: number;
}

/**
 * Counts entries by state and by list, among those that pass the other filters. Looks at each entry
 * once, as a list may have 20,000.
 */
function countsOf(
  listed: readonly Sanction[],
  readings: readonly ListReading[],
  { chosen, filter, now }: CountOptions,
) {
  const states = STATE_CHOICES.map(({ value, title }) => ({ value, title, count: 0 }));
  const byList = new Map<ListId, number>();
  for (const entry of listed) {
    if (hasState(entry, filter.state, now)) {
      byList.set(entry.list, (byList.get(entry.list) ?? 0) + 1);
    }
    if (chosen !== null && entry.list !== chosen) continue;
    for (const state of states) if (hasState(entry, state.value, now)) state.count += 1;
  }
  const lists = readings
    .filter(({ state }) => state !== "closed")
    .map(({ list }) => ({ value: list.path, count: byList.get(list.id) ?? 0 }));
  return { states, lists };
}

/**
 * What a file lacks: the lists that failed meanwhile and, of the others, what the page knows, since
 * the browser gets only readable records.
 */
export function gapsOfFile(read: Gaps, page: Gaps): Gaps {
  const isRead = (source: Source) => !read.failed.includes(source) && !read.closed.includes(source);
  return {
    ...read,
    cut: page.cut.filter(isRead),
    unread: page.unread.filter(({ source }) => isRead(source)),
  };
}

/** An entry as the cells of `ALL_LISTS.csvColumns`; `now` in epoch ms. */
export function allCells(entry: Sanction, now: number): string[] {
  const { timestamp, duration } = entry;
  return [...sanctionCells(entry, now), duration ? formatDateTime(timestamp + duration) : ""];
}

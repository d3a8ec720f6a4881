import { STATE_CHOICES, type StateChoice } from "../../content/staff/blacklists.ts";
import { compareIds, idIn } from "../../contract/digits.ts";
import { isInForce, sanctionEnd, sanctionState, secondsLeft } from "../../contract/in-force.ts";
import { DAY_SECONDS } from "../list/day.ts";
import {
  compareNumbers,
  compareText,
  parseSort,
  sortRows,
  type Comparators,
  type Sort,
} from "../list/list-query.ts";
import { isWithin, parsePeriod, type Period } from "../list/period.ts";
import type { Sanction } from "../../contract/sanction.ts";

function endOf(entry: Sanction): number {
  return sanctionEnd(entry) ?? Infinity;
}

const COMPARATORS = {
  subject: (a, b) => compareIds(a.subject, b.subject),
  what: (a, b) => compareText(a.target ?? "", b.target ?? ""),
  moderator: (a, b) => compareIds(a.moderator, b.moderator),
  duration: (a, b) => compareNumbers(a.duration || Infinity, b.duration || Infinity),
  reason: (a, b) => compareText(a.reason, b.reason),
  // By end: expired entries first, permanent ones last.
  state: (a, b) => compareNumbers(endOf(a), endOf(b)),
  date: (a, b) => a.timestamp - b.timestamp,
} satisfies Comparators<string, Sanction>;

export type BlacklistKey = keyof typeof COMPARATORS;

export const DEFAULT_SORT: Sort<BlacklistKey> = { key: "date", descending: true };

/** The filters and the sort of a blacklist page. */
export interface BlacklistFilter {
  /** In lower case; searched in id, moderator, command or cog, and reason. */
  text: string;
  /** A moderator's id; "" for all. */
  moderator: string;
  state: StateChoice | null;
  period: Period;
  sort: Sort<BlacklistKey>;
}

/** Reads `?q=`, `?moderator=`, `?state=`, `?from=`, `?to=` and `?sort=`. */
export function parseFilter(
  query: URLSearchParams,
  defaultSort: Sort<BlacklistKey> = DEFAULT_SORT,
): BlacklistFilter {
  const text = (query.get("q") ?? "").trim();
  return {
    // A pasted mention or link counts as its id.
    text: idIn(text) ?? text.toLowerCase(),
    moderator: query.get("moderator") ?? "",
    state: STATE_CHOICES.find(({ value }) => value === query.get("state"))?.value ?? null,
    period: parsePeriod(query),
    sort: parseSort(query.get("sort"), COMPARATORS, defaultSort),
  };
}

/** The ids that a query searches a list for. */
export function searchedIds(query: URLSearchParams): string[] {
  const ids = ["q", "moderator"].map((name) => idIn(query.get(name) ?? ""));
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Whether an entry has a state at `now` (epoch ms); null is any. */
export function hasState(entry: Sanction, wanted: StateChoice | null, now: number): boolean {
  if (wanted === null) return true;
  const days = wanted === "day" ? 1 : wanted === "week" ? 7 : null;
  if (days !== null) return (secondsLeft(entry, now) ?? Infinity) <= days * DAY_SECONDS;
  return wanted === "force" ? isInForce(entry, now) : sanctionState(entry, now) === wanted;
}

/** The entries that pass the filter at `now` (epoch ms), in their order. */
export function matchingEntries(
  entries: readonly Sanction[],
  { text, moderator, state, period }: Omit<BlacklistFilter, "sort">,
  now: number,
): Sanction[] {
  return entries.filter(
    (entry) =>
      (moderator === "" || entry.moderator === moderator) &&
      hasState(entry, state, now) &&
      isWithin(entry.timestamp, period) &&
      (text === "" ||
        entry.subject.includes(text) ||
        entry.moderator.toLowerCase().includes(text) ||
        entry.reason.toLowerCase().includes(text) ||
        (entry.target?.toLowerCase().includes(text) ?? false)),
  );
}

/** The entries that pass the filter at `now` (epoch ms), sorted. */
export function filterEntries(
  entries: readonly Sanction[],
  filter: BlacklistFilter,
  now: number,
): Sanction[] {
  return sortEntries(matchingEntries(entries, filter, now), filter.sort);
}

/** The entries in the order of a sort. */
export function sortEntries(entries: readonly Sanction[], sort: Sort<BlacklistKey>): Sanction[] {
  return sortRows(entries, COMPARATORS, sort);
}

const MAX_MODERATORS = 40;

/** The 40 moderators with the most entries of a list, and the chosen one. */
export function topModerators(
  entries: readonly Sanction[],
  chosen: string,
): { id: string; entries: number }[] {
  const counts = new Map<string, number>();
  for (const { moderator } of entries) {
    if (moderator !== "") counts.set(moderator, (counts.get(moderator) ?? 0) + 1);
  }
  const all = [...counts].map(([id, count]) => ({ id, entries: count }));
  const top = all.sort((a, b) => b.entries - a.entries).slice(0, MAX_MODERATORS);
  if (chosen === "" || top.some(({ id }) => id === chosen)) return top;
  return [...top, { id: chosen, entries: counts.get(chosen) ?? 0 }];
}

import { compareIds } from "../../format/snowflake.ts";
import {
  compareText,
  parseSort,
  sortRows,
  type Comparators,
  type Sort,
} from "../list/list-query.ts";
import { sanctionState } from "../list/sanction.ts";
import type { BlacklistEntry } from "./blacklist.ts";

/** The states to filter by; 'force' is active or permanent. */
export const STATE_CHOICES = [
  { value: "force", title: "In force" },
  { value: "active", title: "Active, with an end" },
  { value: "permanent", title: "Permanent" },
  { value: "expired", title: "Expired" },
] as const;

type StateChoice = (typeof STATE_CHOICES)[number]["value"];

function endOf(entry: BlacklistEntry): number {
  return entry.duration > 0 ? entry.timestamp + entry.duration : Infinity;
}

/** Unlike `a - b`, 0 for two infinities. */
function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

const COMPARATORS = {
  subject: (a, b) => compareIds(a.subject, b.subject),
  what: (a, b) => compareText(a.what ?? "", b.what ?? ""),
  moderator: (a, b) => compareIds(a.moderator, b.moderator),
  duration: (a, b) => compareNumbers(a.duration || Infinity, b.duration || Infinity),
  reason: (a, b) => compareText(a.reason, b.reason),
  // By end: expired entries first, permanent ones last.
  state: (a, b) => compareNumbers(endOf(a), endOf(b)),
  date: (a, b) => a.timestamp - b.timestamp,
} satisfies Comparators<string, BlacklistEntry>;

export type BlacklistKey = keyof typeof COMPARATORS;

export const DEFAULT_SORT: Sort<BlacklistKey> = { key: "date", descending: true };

/** The filters and the sort of a blacklist page. */
export interface BlacklistFilter {
  /** In lower case; searched in id, moderator, command or cog, and reason. */
  text: string;
  /** A moderator's id; "" for all. */
  moderator: string;
  state: StateChoice | null;
  sort: Sort<BlacklistKey>;
}

/** Reads `?q=`, `?moderator=`, `?state=` and `?sort=`. */
export function parseFilter(query: URLSearchParams): BlacklistFilter {
  return {
    text: (query.get("q") ?? "").trim().toLowerCase(),
    moderator: (query.get("moderator") ?? "").trim(),
    state: STATE_CHOICES.find(({ value }) => value === query.get("state"))?.value ?? null,
    sort: parseSort(query.get("sort"), COMPARATORS, DEFAULT_SORT),
  };
}

function hasState(entry: BlacklistEntry, wanted: StateChoice | null, now: number): boolean {
  if (wanted === null) return true;
  const state = sanctionState(entry, now);
  return wanted === "force" ? state !== "expired" : state === wanted;
}

/** The entries that pass the filter at `now` (epoch ms), sorted. */
export function filterEntries(
  entries: readonly BlacklistEntry[],
  { text, moderator, state, sort }: BlacklistFilter,
  now: number,
): BlacklistEntry[] {
  const matches = entries.filter(
    (entry) =>
      (moderator === "" || entry.moderator === moderator) &&
      hasState(entry, state, now) &&
      (text === "" ||
        entry.subject.includes(text) ||
        entry.moderator.toLowerCase().includes(text) ||
        entry.reason.toLowerCase().includes(text) ||
        (entry.what?.toLowerCase().includes(text) ?? false)),
  );
  return sortRows(matches, COMPARATORS, sort);
}

const MAX_MODERATORS = 40;

/** The 40 moderators with the most entries of a list, and the chosen one besides. */
export function topModerators(
  entries: readonly BlacklistEntry[],
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

import type { BlacklistEntry } from "./blacklist.ts";
import { compareIds } from "../../format/snowflake.ts";
import { byWords, ordered, sortOf, type Sort } from "../list/list-query.ts";
import { sanctionState } from "../list/sanction.ts";

/** The states one can filter by; 'force' is active and permanent together. */
export const STATE_CHOICES = [
  { value: "force", title: "In force" },
  { value: "active", title: "Active, with an end" },
  { value: "permanent", title: "Permanent" },
  { value: "expired", title: "Expired" },
] as const;

type StateChoice = (typeof STATE_CHOICES)[number]["value"];

/** What a blacklist page is asked for by its address. */
export interface BlacklistFilter {
  /** In lower case; looked for in id, moderator, command or cog, and reason. */
  text: string;
  /** A moderator's id; "" for all. */
  moderator: string;
  state: StateChoice | null;
  sort: Sort<BlacklistKey>;
}

export const BLACKLIST_KEYS = [
  "subject",
  "what",
  "moderator",
  "duration",
  "reason",
  "state",
  "date",
] as const;

export type BlacklistKey = (typeof BLACKLIST_KEYS)[number];

export const LATEST_FIRST: Sort<BlacklistKey> = { key: "date", down: true };

/** Reads `?q=`, `?moderator=`, `?state=` and `?sort=`. */
export function blacklistFilter(query: URLSearchParams): BlacklistFilter {
  return {
    text: (query.get("q") ?? "").trim().toLowerCase(),
    moderator: (query.get("moderator") ?? "").trim(),
    state: STATE_CHOICES.find(({ value }) => value === query.get("state"))?.value ?? null,
    sort: sortOf(query.get("sort"), BLACKLIST_KEYS, LATEST_FIRST),
  };
}

function endOf(entry: BlacklistEntry): number {
  return entry.duration > 0 ? entry.timestamp + entry.duration : Infinity;
}

/** Infinity minus itself is no number, and permanent entries are equal. */
function byNumber(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

const COMPARE: Record<BlacklistKey, (a: BlacklistEntry, b: BlacklistEntry) => number> = {
  subject: (a, b) => compareIds(a.subject, b.subject),
  what: (a, b) => byWords(a.what ?? "", b.what ?? ""),
  moderator: (a, b) => compareIds(a.moderator, b.moderator),
  duration: (a, b) => byNumber(a.duration || Infinity, b.duration || Infinity),
  reason: (a, b) => byWords(a.reason, b.reason),
  // By when they end: long expired, just expired, ending soon, ending late, never.
  state: (a, b) => byNumber(endOf(a), endOf(b)),
  date: (a, b) => a.timestamp - b.timestamp,
};

function isInState(entry: BlacklistEntry, wanted: StateChoice | null, now: number): boolean {
  if (wanted === null) return true;
  const { kind } = sanctionState(entry, now);
  return wanted === "force" ? kind !== "expired" : kind === wanted;
}

/** The entries that pass the filter at `now` (epoch ms), in the wanted order. */
export function filteredEntries(
  entries: readonly BlacklistEntry[],
  { text, moderator, state, sort }: BlacklistFilter,
  now: number,
): BlacklistEntry[] {
  const kept = entries.filter(
    (entry) =>
      (moderator === "" || entry.moderator === moderator) &&
      isInState(entry, state, now) &&
      (text === "" ||
        entry.subject.includes(text) ||
        entry.moderator.toLowerCase().includes(text) ||
        entry.reason.toLowerCase().includes(text) ||
        (entry.what?.toLowerCase().includes(text) ?? false)),
  );
  return ordered(kept, COMPARE[sort.key], sort.down);
}

const MOST_MODERATORS = 40;

/** The moderators of a list, the busiest first, and the chosen one whatever their rank. */
export function moderatorsOf(
  entries: readonly BlacklistEntry[],
  chosen: string,
): { id: string; entries: number }[] {
  const counts = new Map<string, number>();
  for (const { moderator } of entries) {
    if (moderator !== "") counts.set(moderator, (counts.get(moderator) ?? 0) + 1);
  }
  const all = [...counts].map(([id, count]) => ({ id, entries: count }));
  const most = all.sort((a, b) => b.entries - a.entries).slice(0, MOST_MODERATORS);
  if (chosen === "" || most.some(({ id }) => id === chosen)) return most;
  return [...most, { id: chosen, entries: counts.get(chosen) ?? 0 }];
}

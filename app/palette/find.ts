import { searchedText } from "../commands/filter.ts";
import { bestFirst, rankBy } from "../format/rank.ts";
import type { Entry } from "./entries.ts";

/** In lower case, without a command's prefix. */
function normalize(text: string): string {
  return searchedText(text).toLowerCase();
}

/** Entries with all words of the search, best first; all for an empty search. */
export function searchEntries(entries: readonly Entry[], search: string): Entry[] {
  const wanted = normalize(search);
  if (wanted === "") return [...entries];
  const rankOf = rankBy(wanted);
  return bestFirst(entries, ({ title, aliases, text }) =>
    rankOf([title, ...aliases].map(normalize), text.toLowerCase()),
  );
}

/** The option that a key selects, of `count`; null for other keys. */
export function nextOption(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowUp") return (from + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

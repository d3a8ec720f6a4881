import { searchedText } from "../commands/filter.ts";
import { bestFirst, rankBy } from "../format/rank.ts";
import type { Entry } from "./entries.ts";

/** In lower case and without the prefix of a command. */
function normalize(text: string): string {
  return searchedText(text).toLowerCase();
}

/** The entries that contain every word of the search, the best first; an empty search finds all. */
export function searchEntries(entries: readonly Entry[], search: string): Entry[] {
  const wanted = normalize(search);
  if (wanted === "") return [...entries];
  const rankOf = rankBy(wanted);
  return bestFirst(entries, ({ title, aliases, text }) =>
    rankOf([title, ...aliases].map(normalize), text.toLowerCase()),
  );
}

/** The index that a key moves the selection to, among `count` options; null for other keys. */
export function nextOption(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowUp") return (from + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

import type { Entry } from "./entries.ts";

/** In lower case and without the prefix of a command. */
function normalize(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^[;/](?=.)/, "");
}

/** How well an entry matches a search, 0 being the best; null for no match. */
function rankOf(entry: Entry, wanted: string): number | null {
  const title = normalize(entry.title);
  if (title === wanted) return 0;
  if (title.startsWith(wanted)) return 1;
  const names = [title, ...entry.aliases.map(normalize)];
  const nameWords = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u));
  const words = wanted.split(/\s+/);
  if (words.every((word) => nameWords.some((name) => name.startsWith(word)))) return 2;
  if (words.every((word) => names.some((name) => name.includes(word)))) return 3;
  const text = `${names.join(" ")} ${entry.text.toLowerCase()}`;
  return words.every((word) => text.includes(word)) ? 4 : null;
}

/**
 * The entries that contain every word of the search: exact titles first, then titles that begin with it, words
 * of names that do, names that contain it, descriptions. Equals keep their order; an empty search finds all.
 */
export function searchEntries(entries: readonly Entry[], search: string): Entry[] {
  const wanted = normalize(search);
  if (wanted === "") return [...entries];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
    .filter((match): match is { entry: Entry; rank: number } => match.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** The index that a key moves the selection to, among `count` options; null for other keys. */
export function nextOption(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowUp") return (from + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

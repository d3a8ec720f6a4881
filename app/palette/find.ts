import type { Entry } from "./entries.ts";

/** How well an entry answers a search; less is better, null is not at all. */
function distance(entry: Entry, wanted: string): number | null {
  const title = bare(entry.title);
  if (title === wanted) return 0;
  if (title.startsWith(wanted)) return 1;
  const names = [title, ...entry.also.map(bare)];
  const words = wanted.split(/\s+/);
  const begins = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u));
  if (words.every((word) => begins.some((begin) => begin.startsWith(word)))) return 2;
  if (words.every((word) => names.some((name) => name.includes(word)))) return 3;
  const all = `${names.join(" ")} ${entry.text.toLowerCase()}`;
  return words.every((word) => all.includes(word)) ? 4 : null;
}

/** A name as people type it: small letters, without the sign of a command. */
function bare(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^[;/](?=.)/, "");
}

/**
 * The entries that hold every word of the search: exact names first, then names that begin with it,
 * words that do, names that hold it, descriptions. Equals stay in their order; no search finds all.
 */
export function found(entries: readonly Entry[], search: string): Entry[] {
  const wanted = bare(search);
  if (wanted === "") return [...entries];
  return entries
    .map((entry) => ({ entry, at: distance(entry, wanted) }))
    .filter((hit): hit is { entry: Entry; at: number } => hit.at !== null)
    .toSorted((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}

/** Where a key leads from the chosen result, among `count`; null for keys that do not move. */
export function moved(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowUp") return (from + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

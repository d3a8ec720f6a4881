/** A text as the source of a regular expression that finds it. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/**
 * Ranks what a search finds, 0 being the best: the exact name, names that begin with the search, words of names
 * that begin with its words, names that contain them, names and texts together. Null where a word is missing.
 * The first of the `names` is the main one; names and text are in lower case.
 */
export function rankBy(search: string) {
  const wanted = search.trim().toLowerCase();
  const words = wanted.split(/\s+/).map((word) => ({
    word,
    atBeginning: new RegExp(`(?:^|[^\\p{L}\\p{N}])${escapePattern(word)}`, "u"),
  }));
  return function rankOf(names: readonly string[], text: string): number | null {
    const name = names[0] ?? "";
    if (name === wanted) return 0;
    if (name.startsWith(wanted)) return 1;
    if (words.every(({ atBeginning }) => names.some((one) => atBeginning.test(one)))) return 2;
    if (words.every(({ word }) => names.some((one) => one.includes(word)))) return 3;
    const all = [...names, text].join(" ");
    return words.every(({ word }) => all.includes(word)) ? 4 : null;
  };
}

/** The items that have a rank, the best first; equals keep their order. */
export function bestFirst<T>(items: readonly T[], rankOf: (item: T) => number | null): T[] {
  return items
    .map((item) => ({ item, rank: rankOf(item) }))
    .filter((match): match is { item: T; rank: number } => match.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

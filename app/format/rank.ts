const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;

/** Whether a word of the name starts so. Without RegExp: browsers refuse very long ones. */
function hasWordThatBegins(name: string, beginning: string): boolean {
  for (let at = name.indexOf(beginning); at !== -1; at = name.indexOf(beginning, at + 1)) {
    if (!ENDS_IN_WORD.test(name.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}

/**
 * Ranks matches of a search, 0 being best: the exact name, names that start with it, words that
 * start with its words, names that contain them, names and texts together. Null if a word is
 * missing. The first of `names` is the main one. Names and text must be lower case.
 */
export function rankBy(search: string) {
  const wanted = search.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  return function rankOf(names: readonly string[], text: string): number | null {
    const name = names[0] ?? "";
    if (name === wanted) return 0;
    if (name.startsWith(wanted)) return 1;
    if (words.every((word) => names.some((one) => hasWordThatBegins(one, word)))) return 2;
    if (words.every((word) => names.some((one) => one.includes(word)))) return 3;
    const all = [...names, text].join(" ");
    return words.every((word) => all.includes(word)) ? 4 : null;
  };
}

/** Items with a rank, best first; equal ranks keep their order. */
export function bestFirst<T>(items: readonly T[], rankOf: (item: T) => number | null): T[] {
  return items
    .map((item) => ({ item, rank: rankOf(item) }))
    .filter((match): match is { item: T; rank: number } => match.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

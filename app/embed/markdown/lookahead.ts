/** The next `needle` at or after `from`; -1 for none. */
export type Lookahead = (needle: string, from: number) => number;

/**
 * An indexOf for increasing positions. Remembers each result until the position passes it, so that
 * many searches read a text once per needle. `find` may look for more than the needle.
 */
export function createLookahead(
  text: string,
  find: Lookahead = (needle, from) => text.indexOf(needle, from),
): Lookahead {
  const known = new Map<string, number>();
  return function lookahead(needle, from) {
    const last = known.get(needle);
    if (last !== undefined && (last === -1 || last >= from)) return last;
    const found = find(needle, from);
    known.set(needle, found);
    return found;
  };
}

/** For each run of backticks, by index: where the next of its length begins. */
export function codeSpanEnds(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const nextOfLength = new Map<number, number>();
  for (const { index, 0: run } of [...text.matchAll(/`+/g)].toReversed()) {
    const end = nextOfLength.get(run.length);
    if (end !== undefined) ends.set(index, end);
    nextOfLength.set(run.length, index);
  }
  return ends;
}

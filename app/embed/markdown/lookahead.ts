/** Finds the next occurrence of `needle` at or after `from`; -1 if there is none. */
export type Lookahead = (needle: string, from: number) => number;

/**
 * An indexOf for positions that only increase. It remembers each result until the position passes it, so that
 * many searches through one text read it once for each needle. `find` may look for more than the needle itself.
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

/** For the index of each run of backticks, where the next run of the same length begins, if there is one. */
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

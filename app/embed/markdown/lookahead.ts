/** Finds the next occurrence of `needle` at or after `from`; -1 if there is none. */
export type Lookahead = (needle: string, from: number) => number;

/**
 * An indexOf for positions that only increase. It remembers each result until the position passes it, so that
 * many searches through one text read it once for each needle.
 */
export function createLookahead(text: string): Lookahead {
  const known = new Map<string, number>();
  return function lookahead(needle, from) {
    const last = known.get(needle);
    if (last !== undefined && (last === -1 || last >= from)) return last;
    const found = text.indexOf(needle, from);
    known.set(needle, found);
    return found;
  };
}

/**
 * Finds, for the run of backticks at an index, where the next run of the same length begins: the end of a code
 * span. -1 if there is none. All runs are matched in one pass, at the first call.
 */
export function createCodeSpanLookahead(text: string): (at: number) => number {
  let ends: Map<number, number> | null = null;
  return function endOfCodeSpan(at) {
    ends ??= codeSpanEnds(text);
    return ends.get(at) ?? -1;
  };
}

function codeSpanEnds(text: string): Map<number, number> {
  const ends = new Map<number, number>();
  const nextOfLength = new Map<number, number>();
  for (const { index, 0: run } of [...text.matchAll(/`+/g)].toReversed()) {
    const end = nextOfLength.get(run.length);
    if (end !== undefined) ends.set(index, end);
    nextOfLength.set(run.length, index);
  }
  return ends;
}

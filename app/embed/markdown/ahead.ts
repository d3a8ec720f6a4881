/** Finds the next place of `needle` at or after `from`; -1 if there is none. */
export type Ahead = (needle: string, from: number) => number;

/**
 * Looks ahead in a text without ever reading a stretch twice: what was found stays known until it is
 * passed. The places asked for must not go back.
 */
export function createAhead(text: string): Ahead {
  const known = new Map<string, number>();
  return function ahead(needle, from) {
    const last = known.get(needle);
    if (last !== undefined && (last === -1 || last >= from)) return last;
    const found = text.indexOf(needle, from);
    known.set(needle, found);
    return found;
  };
}

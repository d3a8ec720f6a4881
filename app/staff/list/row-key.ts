/** A row's name in `?row=`: a readable part, and a checksum (FNV-1a) of the other values. */
export function rowKey(name: string, rest: readonly unknown[]): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(rest))) {
    sum = Math.imul(sum ^ byte, 0x01000193);
  }
  return `${name}-${(sum >>> 0).toString(36)}`;
}

/** The index of the row that `?row=` names; -1 for none. */
export function placeOfRow<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  wanted: string | null,
): number {
  return rows.findIndex((row) => keyOf(row) === wanted);
}

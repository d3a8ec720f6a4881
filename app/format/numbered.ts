export interface Numbered<T> {
  place: number;
  item: T;
}

/** Pairs items with their index, the React key of rows that have no id and never move. */
export function numbered<T>(items: readonly T[]): Numbered<T>[] {
  return items.map((item, place) => ({ place, item }));
}

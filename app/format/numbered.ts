/** An item and its place, from 0. */
export interface Numbered<T> {
  place: number;
  item: T;
}

/** Pairs items with their index, the React key of rows that have no id and are never reordered independently. */
export function numbered<T>(items: readonly T[]): Numbered<T>[] {
  return items.map((item, place) => ({ place, item }));
}

/** An item and its place, from 0. */
export interface Numbered<T> {
  place: number;
  item: T;
}

/** A list with each item's place: the React key of rows that have no identity of their own. */
export function numbered<T>(items: readonly T[]): Numbered<T>[] {
  return items.map((item, place) => ({ place, item }));
}

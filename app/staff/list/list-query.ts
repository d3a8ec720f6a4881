import { paginate } from "../../ui/paging.ts";

/** Table rows on one page. */
export const ROWS_A_PAGE = 50;

/** What the address asks a list for: which column first, and in which direction. */
export interface Sort<Key extends string> {
  key: Key;
  down: boolean;
}

/** Reads `?sort=`: a column's key, with a minus in front for downwards; `usual` for anything else. */
export function sortOf<Key extends string>(
  query: string | null,
  keys: readonly Key[],
  usual: Sort<Key>,
): Sort<Key> {
  const down = query?.startsWith("-") ?? false;
  const name = down ? query?.slice(1) : query;
  const key = keys.find((item) => item === name);
  return key === undefined ? usual : { key, down };
}

/** A sort as `?sort=` carries it. */
export function sortText({ key, down }: Sort<string>): string {
  return down ? `-${key}` : key;
}

/** One page of a filtered and sorted list, with the counts of the rows left out. */
export interface ListView<T> {
  rows: T[];
  /** From 1. */
  page: number;
  pages: number;
  /** Rows that pass the filters. */
  found: number;
  /** Rows without filters. */
  total: number;
}

/** One page of rows that are already filtered and sorted. */
export function viewOf<T>(found: readonly T[], total: number, wanted: number): ListView<T> {
  const { items, page, pages } = paginate(found, wanted, ROWS_A_PAGE);
  return { rows: items, page, pages, found: found.length, total };
}

/** The same list in the wanted order; rows that compare equal keep theirs. */
export function ordered<T>(
  rows: readonly T[],
  compare: (a: T, b: T) => number,
  down: boolean,
): T[] {
  return rows.toSorted(down ? (a, b) => compare(b, a) : compare);
}

const collator = new Intl.Collator("en", { sensitivity: "base" });

/** Orders words as people do, whatever their case. */
export function byWords(a: string, b: string): number {
  return collator.compare(a, b);
}

/** A query with some values changed; null or "" takes a value out. Any change leads to the first page. */
export function changedSearch(
  query: URLSearchParams,
  change: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(query);
  next.delete("page");
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = new URLSearchParams([...next].filter(([, value]) => value !== "")).toString();
  return text && `?${text}`;
}

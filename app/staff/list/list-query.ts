import { paginate, parsePage } from "../../ui/paging.ts";
import { placeOfRow } from "./row-key.ts";
import { unreadIn, type Unread } from "./unread.ts";

/** Table rows on one page. */
export const ROWS_PER_PAGE = 50;

/** The column a list is sorted by, and in which direction. */
export interface Sort<Key extends string> {
  key: Key;
  descending: boolean;
}

/** Compares two rows, for each of the columns. */
export type Comparators<Key extends string, T> = Record<Key, (a: T, b: T) => number>;

/** Reads `?sort=`: a column's key, '-key' for descending; `defaultSort` for anything else. */
export function parseSort<Key extends string>(
  query: string | null,
  comparators: Record<Key, unknown>,
  defaultSort: Sort<Key>,
): Sort<Key> {
  const isKey = (name: string): name is Key => Object.hasOwn(comparators, name);
  const key = (query ?? "").replace(/^-/, "");
  return isKey(key) ? { key, descending: query !== key } : defaultSort;
}

/** The value of `?sort=` for a sort. */
export function formatSort({ key, descending }: Sort<string>): string {
  return descending ? `-${key}` : key;
}

/** The rows, sorted; rows that compare equal keep their order. */
export function sortRows<Key extends string, T>(
  rows: readonly T[],
  comparators: Comparators<Key, T>,
  { key, descending }: Sort<Key>,
): T[] {
  const compare = comparators[key];
  return rows.toSorted(descending ? (a, b) => compare(b, a) : compare);
}

const collator = new Intl.Collator("en", { sensitivity: "base" });

/** Compares texts in alphabetical order, whatever their case. */
export function compareText(a: string, b: string): number {
  return collator.compare(a, b);
}

/** Unlike `a - b`, 0 for two infinities. */
export function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** One page of a filtered and sorted list, with the counts of the rows left out. */
export interface ListPage<T> {
  rows: T[];
  /** From 1. */
  page: number;
  pages: number;
  /** Rows that pass the filters. */
  found: number;
  /** Rows without filters. */
  total: number;
  /** Whether the bot has more rows than we read. */
  isCut: boolean;
  unread: Unread;
}

interface ListPageOptions<T> extends Pick<ListPage<T>, "total"> {
  isCut?: boolean;
  /** Unreadable rows, as the bot sent them. */
  unread?: readonly unknown[];
  /** A row's key. Without `?page=`, shows the page of the row that `?row=` names. */
  keyOf?: (row: T) => string;
}

/** The page that `?page=` names of filtered, sorted rows; past the end, the last. */
export function listPage<T>(
  matches: readonly T[],
  query: URLSearchParams,
  { total, isCut = false, unread = [], keyOf }: ListPageOptions<T>,
): ListPage<T> {
  const marked = keyOf && !query.has("page") ? placeOfRow(matches, keyOf, query.get("row")) : 0;
  const wanted = marked > 0 ? Math.floor(marked / ROWS_PER_PAGE) + 1 : parsePage(query.get("page"));
  const { items, page, pages } = paginate(matches, wanted, ROWS_PER_PAGE);
  const counts = { found: matches.length, total, isCut, unread: unreadIn(unread, query) };
  return { rows: items, page, pages, ...counts };
}

/** A query with another marked row, or none, on the page that is shown; `page` from 1. */
export function rowSearch(query: URLSearchParams, row: string | null, page: number): string {
  const next = new URLSearchParams(query);
  next.delete("row");
  next.delete("page");
  if (page > 1) next.set("page", String(page));
  if (row !== null) next.set("row", row);
  return `?${next}`;
}

/** A query with some values changed, null or "" removing one; without page, row and retries. */
export function updatedSearch(
  query: URLSearchParams,
  change: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(query);
  for (const name of ["page", "after", "row", "again", "unread", "wait"]) next.delete(name);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = new URLSearchParams([...next].filter(([, value]) => value !== "")).toString();
  return text && `?${text}`;
}

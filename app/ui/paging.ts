/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** From 1. */
  page: number;
  /** At least 1. */
  pages: number;
}

/** Reads `?page=`: a whole number from 1, anything else is the first page. */
export function parsePage(query: string | null): number {
  return query !== null && /^[1-9]\d{0,6}$/.test(query) ? Number(query) : 1;
}

/** The items of a page; past the end, the last page. */
export function paginate<T>(items: readonly T[], wanted: number, size: number): Page<T> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(Math.max(1, wanted), pages);
  return { items: items.slice((page - 1) * size, page * size), page, pages };
}

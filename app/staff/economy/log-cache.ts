import type { EconomyView, UserLog } from "./view.ts";

let cached: UserLog | null = null;

/** The log of the user that the page shows, once it was read. Browser only. */
export function cachedLog(id: string): UserLog | null {
  return cached?.id === id ? cached : null;
}

/** Keeps a log for the filters, pages and exports of its page; null clears it. */
export function cacheLog(log: UserLog | null): void {
  cached = log;
}

/** The view of a cached log for the filters, sort and page in a query; null where the log is not cached. */
export async function cachedView(
  id: string | null,
  query: URLSearchParams,
): Promise<EconomyView | null> {
  const log = id === null ? null : cachedLog(id);
  // Not part of the page's first scripts.
  return log && (await import("./view.ts")).economyView(log, query);
}

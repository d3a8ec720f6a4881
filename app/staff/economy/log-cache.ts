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

/**
 * The view of the cached log for the filters, sort and page in a query; null where that of `user`, an id as it
 * was typed, is not cached.
 */
export async function cachedView(
  user: string | null,
  query: URLSearchParams,
): Promise<EconomyView | null> {
  if (!cached || user === null) return null;
  // Not part of the page's first scripts.
  const [{ idIn }, { economyView }] = await Promise.all([
    import("../list/id-in.ts"),
    import("./view.ts"),
  ]);
  const log = cachedLog(idIn(user) ?? "");
  return log && economyView(log, query);
}

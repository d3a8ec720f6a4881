/** Greatest age (ms) of what somebody opens, and of its filters, orders and pages. */
export const OPENED_MS = 30_000;
const NARROWED_MS = 15 * 60_000;

/** Parameters that don't narrow a view; all others are filters, order or page. */
const SUBJECT = new Set(["user", "id", "ids", "again", "wait", "unread"]);

/**
 * The greatest age (ms) of a view's data. Opening a list or a link to a row shows current data;
 * filtering, sorting and paging then ask the bot nothing more.
 */
export function maxAgeOf(query: URLSearchParams): number {
  if (query.has("row")) return OPENED_MS;
  const isNarrowed = [...query].some(([name, value]) => value !== "" && !SUBJECT.has(name));
  return isNarrowed ? NARROWED_MS : OPENED_MS;
}

/** How old (ms) what somebody opens may be. */
export const OPENED_MS = 30_000;
const NARROWED_MS = 15 * 60_000;

/** Query parameters that name the subject or a row of a view; all others are filters, order or page. */
const SUBJECT = new Set(["user", "id", "ids", "again", "wait", "unread"]);

/**
 * How old (ms) what a view shows may be. Filters, orders and pages of what somebody has opened ask the bot
 * nothing more; opening it, or following a link to one row, shows the current data.
 */
export function maxAgeOf(query: URLSearchParams): number {
  if (query.has("row")) return OPENED_MS;
  const isNarrowed = [...query].some(([name, value]) => value !== "" && !SUBJECT.has(name));
  return isNarrowed ? NARROWED_MS : OPENED_MS;
}

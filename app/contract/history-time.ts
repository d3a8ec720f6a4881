/** Times from here on are in milliseconds: in seconds they'd lie beyond the year 5000. */
export const LEAST_MILLISECONDS = 1e11;

/** Without a time of day a text is a date, which Date.parse takes as UTC. */
const TIME_OF_DAY = /[T ]\d{2}:/;
const ZONE = /(?:z|gmt|utc|[+-]\d{2}(?::?\d{2})?)$/i;
/** An offset in PostgreSQL's form; Date.parse also wants minutes. */
const OFFSET_IN_HOURS = /[+-]\d{2}$/;

/** Epoch ms of a bot's time: ISO 8601, epoch seconds or milliseconds. NaN for anything else. */
export function historyTime(timestamp: string | number): number {
  if (typeof timestamp === "string" && !/^\d+(\.\d+)?$/.test(timestamp)) {
    if (!TIME_OF_DAY.test(timestamp)) return Date.parse(timestamp);
    // No zone means UTC, but Date.parse would read it as local time.
    if (!ZONE.test(timestamp)) return Date.parse(`${timestamp.replace(" ", "T")}Z`);
    return Date.parse(OFFSET_IN_HOURS.test(timestamp) ? `${timestamp}:00` : timestamp);
  }
  const value = Number(timestamp);
  return value < LEAST_MILLISECONDS ? value * 1000 : value;
}

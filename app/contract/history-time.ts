/** A time from here on is in milliseconds: as seconds it would lie beyond the year 5000. */
export const LEAST_MILLISECONDS = 1e11;

/** Without a time of day, a text is a date, which Date.parse takes for UTC. */
const TIME_OF_DAY = /[T ]\d{2}:/;
const ZONE = /(?:z|gmt|utc|[+-]\d{2}(?::?\d{2})?)$/i;
/** An offset as PostgreSQL writes it. Date.parse wants minutes, too. */
const OFFSET_IN_HOURS = /[+-]\d{2}$/;

/** Epoch milliseconds of a time as bots write it: ISO 8601 text, epoch seconds or milliseconds. NaN if neither. */
export function historyTime(timestamp: string | number): number {
  if (typeof timestamp === "string" && !/^\d+(\.\d+)?$/.test(timestamp)) {
    if (!TIME_OF_DAY.test(timestamp)) return Date.parse(timestamp);
    // Without a zone UTC is meant, but Date.parse would take the time as local.
    if (!ZONE.test(timestamp)) return Date.parse(`${timestamp.replace(" ", "T")}Z`);
    return Date.parse(OFFSET_IN_HOURS.test(timestamp) ? `${timestamp}:00` : timestamp);
  }
  const value = Number(timestamp);
  return value < LEAST_MILLISECONDS ? value * 1000 : value;
}

/** A time from here on is in milliseconds: as seconds it would lie beyond the year 5000. */
export const LEAST_MILLISECONDS = 1e11;

/** Epoch milliseconds of a history timestamp: ISO 8601 text, epoch seconds or milliseconds. NaN if neither. */
export function historyTime(timestamp: string | number): number {
  if (typeof timestamp === "string" && !/^\d+(\.\d+)?$/.test(timestamp)) {
    // Without a zone UTC is meant, but Date.parse would take the time as local.
    const zoned = /(?:[zZ]|[+-]\d{2}:?\d{2})$/.test(timestamp) || !/[T ]\d{2}:/.test(timestamp);
    return Date.parse(zoned ? timestamp : `${timestamp.replace(" ", "T")}Z`);
  }
  const value = Number(timestamp);
  return value < LEAST_MILLISECONDS ? value * 1000 : value;
}

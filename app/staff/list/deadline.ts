/** How long (ms) a page waits for all of its sources before it shows those that have answered. */
const LATE_MS = 2_000;

/** What has been read when the deadline of a page comes, and the other value in place of the rest. */
export type UntilLate = <T, Late>(reading: Promise<T>, late: Late) => Promise<T | Late>;

/** The deadline of a page that is being made; `?wait=` asks for all of it, however long that takes. */
export function createDeadline(query: URLSearchParams): UntilLate {
  if (query.has("wait")) return (reading) => reading;
  const passed = new Promise<void>((resolve) => {
    setTimeout(resolve, LATE_MS);
  });
  return async (reading, late) => Promise.race([reading, passed.then(() => late)]);
}

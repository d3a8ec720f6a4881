/** Ms a page waits for all its sources before it shows those that answered. */
const LATE_MS = 2_000;

/** A reading if it ends before the page's deadline, else the other value. */
export type UntilLate = <T, Late>(reading: Promise<T>, late: Late) => Promise<T | Late>;

/** The deadline of a page; `?wait=` waits for all sources, however long. */
export function createDeadline(query: URLSearchParams): UntilLate {
  if (query.has("wait")) return (reading) => reading;
  const passed = new Promise<void>((resolve) => {
    setTimeout(resolve, LATE_MS);
  });
  return async (reading, late) => Promise.race([reading, passed.then(() => late)]);
}

import { withTimeout } from "../primitives/with-timeout.ts";
import { InterceptedDatabase } from "./intercepted-database.ts";

/** How long a visitor waits for the database, which may be on another continent. */
export const DATABASE_MS = 1000;
/** For writes, and reads by the team. */
const CALL_MS = 5000;

/**
 * The database for one request or cron run. A call fails after `ms`, and after a timeout all others
 * fail at once, as waits would add up. Timed-out writes may still happen: make them repeatable.
 */
export function withTimeLimit(db: D1Database, ms = CALL_MS): D1Database {
  const timeout = new Error(`no answer within ${ms} ms`);
  let hangs = false;
  return new InterceptedDatabase(db, async (work) => {
    if (hangs) throw new Error("the database did not answer a moment ago");
    try {
      return await withTimeout(ms, work(), timeout);
    } catch (error) {
      hangs ||= error === timeout;
      throw error;
    }
  });
}

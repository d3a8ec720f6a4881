import { withTimeout } from "../primitives/with-timeout.ts";
import { InterceptedDatabase } from "./intercepted-database.ts";

/** How long a visitor waits for the database: it has one home, which may be on another continent. */
export const DATABASE_MS = 1000;
/** For writes and for reads of the team. */
const CALL_MS = 5000;

/**
 * The database for one request or run of the cron. Each call fails after `ms`, and once one has failed so, the others
 * fail at once: their waits would add up. What a call has begun may still be written, so writes can be repeated.
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

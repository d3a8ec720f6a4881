import { withTimeout } from "../primitives/with-timeout.ts";
import { InterceptedDatabase } from "./intercepted-database.ts";

/** How long a visitor waits for the database: it has one home, which may be on another continent. */
export const DATABASE_MS = 1000;

/**
 * The database, whose every call fails after `ms`: one that hangs would hold pages and the cron for as long as it
 * likes. What a call has begun may still be written, so writes can be repeated.
 */
export function withTimeLimit(db: D1Database, ms: number): D1Database {
  return new InterceptedDatabase(db, (work) => withTimeout(ms, work()));
}

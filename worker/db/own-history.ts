import { DAY_MS, HOUR_MS } from "../../app/contract/buckets.ts";
import type { HistoryRecord } from "../../app/contract/status.ts";

/** More than any range but 'all' needs; older days serve that one alone. */
const HOURS_OF_DAYS = 32;

/**
 * The history that the site measured, ascending: a record for each hour of the last weeks and each
 * day before. `now` in epoch ms. @throws what D1 throws
 */
export async function readOwnHistory(db: D1Database, now: number): Promise<HistoryRecord[]> {
  const firstDay = Math.floor(now / DAY_MS) - HOURS_OF_DAYS;
  const figures = "servers AS guilds, users, latency AS ping";
  const isKnown = "servers IS NOT NULL AND users IS NOT NULL";
  const [days, hours] = await db.batch<HistoryRecord>([
    db
      .prepare(
        `SELECT day * ${DAY_MS} AS timestamp, ${figures} FROM days WHERE day < ?1 AND ${isKnown} ORDER BY day`,
      )
      .bind(firstDay),
    db
      .prepare(
        `SELECT hour * ${HOUR_MS} AS timestamp, ${figures} FROM hours WHERE hour >= ?1 AND ${isKnown} ORDER BY hour`,
      )
      .bind((firstDay * DAY_MS) / HOUR_MS),
  ]);
  return [...(days?.results ?? []), ...(hours?.results ?? [])];
}

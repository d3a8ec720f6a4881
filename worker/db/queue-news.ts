import * as v from "valibot";
import { DAY_MS } from "../../app/contract/buckets.ts";

/**
 * What the staff channel has not heard of. The column `told` is 1 once it has heard that the row is new, and 2 once it
 * has heard that a deletion is due soon. Every function throws what D1 throws.
 */

/** Open appeals and deletion requests. */
export interface QueueNews {
  appeals: readonly Untold[];
  deletions: readonly Untold[];
  /** Deletion requests that are due within a week, the next one first. */
  due: readonly (Untold & { dueAt: number })[];
}

interface Untold {
  id: string;
}

/** So many of each are told at a time. */
const MOST_TOLD = 100;
const SOON_MS = 7 * DAY_MS;

const untoldRows = v.array(v.object({ id: v.string() }));
const dueRows = v.array(v.object({ id: v.string(), dueAt: v.number() }));

/** `now` in epoch ms. */
export async function readQueueNews(db: D1Database, now: number): Promise<QueueNews> {
  const select = (table: string) =>
    db.prepare(
      `SELECT id FROM ${table} WHERE told = 0 AND ended_at IS NULL ORDER BY created_at LIMIT ${MOST_TOLD}`,
    );
  const [appeals, deletions, due] = await db.batch([
    select("appeals"),
    select("deletion_requests"),
    db
      .prepare(
        `SELECT id, due_at AS dueAt FROM deletion_requests
          WHERE told < 2 AND ended_at IS NULL AND due_at <= ?1 ORDER BY due_at LIMIT ${MOST_TOLD}`,
      )
      .bind(now + SOON_MS),
  ]);
  return {
    appeals: v.parse(untoldRows, appeals?.results),
    deletions: v.parse(untoldRows, deletions?.results),
    due: v.parse(dueRows, due?.results),
  };
}

export async function markTold(
  db: D1Database,
  { appeals, deletions, due }: QueueNews,
): Promise<void> {
  const mark = (table: string, rows: readonly Untold[], told: number) =>
    db
      .prepare(`UPDATE ${table} SET told = ?2 WHERE id IN (SELECT value FROM json_each(?1))`)
      .bind(JSON.stringify(rows.map(({ id }) => id)), told);
  await db.batch([
    mark("appeals", appeals, 1),
    mark("deletion_requests", deletions, 1),
    mark("deletion_requests", due, 2),
  ]);
}

import { DAY_MS } from "../../app/contract/buckets.ts";
import { APPEAL_DAYS } from "../../app/contract/retention.ts";

/** The cron's part in appeals. Times are epoch ms. All functions throw what D1 throws. */

/** Most appeals that a run ends or deletes. */
const MOST_ENDED = 200;

/** Ends open appeals whose sanctions have run out, with this text. */
export async function endRunOut(db: D1Database, text: string, now: number): Promise<void> {
  const runOut = `SELECT id FROM appeals WHERE until IS NOT NULL AND ended_at IS NULL AND until <= ?1
    ORDER BY until, id LIMIT ${MOST_ENDED}`;
  await db.batch([
    db
      .prepare(
        `INSERT INTO appeal_messages (appeal_id, by_team, author, text, created_at)
          SELECT id, 1, NULL, ?2, ?1 FROM (${runOut})`,
      )
      .bind(now, text),
    db
      .prepare(
        `UPDATE appeals SET state = 'done', changed_at = ?1, ended_at = ?1 WHERE id IN (${runOut})`,
      )
      .bind(now),
  ]);
}

/** Deletes appeals APPEAL_DAYS after their end. */
export async function deleteOldAppeals(db: D1Database, now: number): Promise<void> {
  await db
    .prepare(
      `DELETE FROM appeals WHERE id IN (SELECT id FROM appeals
        WHERE ended_at IS NOT NULL AND ended_at < ?1 ORDER BY ended_at LIMIT ${MOST_ENDED})`,
    )
    .bind(now - APPEAL_DAYS * DAY_MS)
    .run();
}

/** Reads nothing. Throws if the database lacks its schema: D1 doesn't know the column. */
export async function probeNewestColumn(db: D1Database): Promise<void> {
  await db.prepare("SELECT due_at FROM appeals LIMIT 0").all();
}

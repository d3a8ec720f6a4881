/** Actions that are counted by person and day (UTC), for limits that hold in all isolates. All functions throw what D1 throws. */
export type CountedAction = "hiding" | "sign-in";

const DAY_MS = 86_400_000;

interface Count {
  action: CountedAction;
  person: string;
  /** So often a day it is allowed. */
  most: number;
  /** Epoch ms. */
  now: number;
}

/** Counts one more; false, and nothing is counted, once that is one too many. */
export async function countToday(
  db: D1Database,
  { action, person, most, now }: Count,
): Promise<boolean> {
  const counted = await db
    .prepare(
      `INSERT INTO daily_counts (day, action, person, count, last_at) VALUES (?1, ?2, ?3, 1, ?4)
        ON CONFLICT DO UPDATE SET count = count + 1, last_at = excluded.last_at WHERE count < ?5
        RETURNING count`,
    )
    .bind(Math.floor(now / DAY_MS), action, person, now, most)
    .first();
  return counted !== null;
}

/** Deletes the counts of all days before yesterday. */
export async function deleteOldCounts(db: D1Database, now: number): Promise<void> {
  const yesterday = Math.floor(now / DAY_MS) - 1;
  await db.prepare("DELETE FROM daily_counts WHERE day < ?1").bind(yesterday).run();
}

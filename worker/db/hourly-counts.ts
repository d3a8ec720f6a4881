/** What people may ask for a few times an hour, in all isolates together. All functions throw what D1 throws. */
export type HourlyAction =
  | "standing"
  | "server-standing"
  | "data"
  | "appeal"
  | "deletion"
  | "look"
  | "any-appeal";

const HOUR_MS = 3_600_000;

/** In place of a person: everybody together. */
export const EVERYBODY = "*";

interface Count {
  action: HourlyAction;
  person: string;
  /** So often an hour it is allowed. */
  most: number;
  /** Epoch ms. */
  now: number;
}

/** Counts one more; false, and nothing is counted, once that is one too many. */
export async function countThisHour(
  db: D1Database,
  { action, person, most, now }: Count,
): Promise<boolean> {
  const counted = await db
    .prepare(
      `INSERT INTO hourly_counts (hour, action, person, count) VALUES (?1, ?2, ?3, 1)
        ON CONFLICT DO UPDATE SET count = count + 1 WHERE count < ?4
        RETURNING count`,
    )
    .bind(Math.floor(now / HOUR_MS), action, person, most)
    .first();
  return counted !== null;
}

/** Seconds until the next hour, in which everything is counted anew. */
export function secondsToNextHour(now: number): number {
  return Math.max(1, Math.ceil((HOUR_MS - (now % HOUR_MS)) / 1000));
}

/** Deletes the counts of all hours before the last. */
export async function deleteOldHours(db: D1Database, now: number): Promise<void> {
  const last = Math.floor(now / HOUR_MS) - 1;
  await db.prepare("DELETE FROM hourly_counts WHERE hour < ?1").bind(last).run();
}

import { DAY_MS, HOUR_MS } from "../../app/contract/buckets.ts";

/** Limits per person, counted for all isolates. All functions throw what D1 throws. */

/** How often an action is allowed in an hour or a day (UTC). */
const LIMITS = {
  /** Each writes a session that KV keeps for a week. */
  "sign-in": { most: 30, windowMs: DAY_MS },
  hiding: { most: 20, windowMs: DAY_MS },
  /** At one's own records, sanctions or servers: each may ask the bot a dozen times. */
  look: { most: 20, windowMs: HOUR_MS },
  appeal: { most: 6, windowMs: HOUR_MS },
} as const;

export type CountedAction = keyof typeof LIMITS;

/** When the window around `now` ends and counting restarts, epoch ms. */
export function windowEnd(action: CountedAction, now: number): number {
  const { windowMs } = LIMITS[action];
  return (Math.floor(now / windowMs) + 1) * windowMs;
}

/** Counts an action; false, without counting, if over the limit. `now` in epoch ms. */
export async function countAction(
  db: D1Database,
  { action, person, now }: { action: CountedAction; person: string; now: number },
): Promise<boolean> {
  const counted = await db
    .prepare(
      `INSERT INTO counts (until, action, person, count) VALUES (?1, ?2, ?3, 1)
        ON CONFLICT DO UPDATE SET count = count + 1 WHERE count < ?4
        RETURNING count`,
    )
    .bind(windowEnd(action, now), action, person, LIMITS[action].most)
    .first();
  return counted !== null;
}

/** Deletes counts of windows that ended an hour ago; isolates' clocks may differ. */
export async function deleteOldCounts(db: D1Database, now: number): Promise<void> {
  await db
    .prepare("DELETE FROM counts WHERE until < ?1")
    .bind(now - HOUR_MS)
    .run();
}

import * as v from "valibot";

/** Which deliveries are due, and who sends them. Every function throws what D1 throws. */

/** Longer than one call of the platform may take: a claim that is older belonged to a worker that was ended. */
export const CLAIM_MS = 30_000;
/** Due rows that are looked at for each gravity; one follower may have several. */
const MOST_CANDIDATES = 60;

export const TASKS = ["post", "edit", "delete"] as const;

const claimedRow = v.object({
  webhook_id: v.string(),
  update_id: v.number(),
  attempts: v.number(),
  task: v.picklist(TASKS),
  message_id: v.nullable(v.string()),
});

/** A follower whose deliveries no other consumer sends for CLAIM_MS. */
export interface Claim {
  webhookId: string;
  /** The oldest, which is next. */
  update: number;
  /** All that are claimed, this one included. */
  updates: number[];
  /** Earlier tries of the oldest one. */
  attempts: number;
  task: (typeof TASKS)[number];
  /** The message that the task is about; null for a post. */
  messageId: string | null;
}

export interface Claims {
  claims: Claim[];
  /** When the claims end. */
  until: number;
  /** When the next delivery is due; null where none is open. */
  nextAt: number | null;
  /** The end of the pause that the platform has asked for; null without one. */
  pausedUntil: number | null;
}

const dueOfGravity = (gravity: number) =>
  `SELECT * FROM (SELECT webhook_id, gravity, not_before FROM deliveries INDEXED BY deliveries_due
    WHERE state = 'open' AND gravity = ${gravity} AND not_before <= ?1
    ORDER BY not_before LIMIT ${MOST_CANDIDATES})`;

const nextOfGravity = (gravity: number) =>
  `SELECT (SELECT min(not_before) FROM deliveries INDEXED BY deliveries_due
    WHERE state = 'open' AND gravity = ${gravity}) AS at`;

const GRAVITIES = [3, 2, 1, 0];

/** When anything is due next, and until when the platform wants a pause. Reads a row for each gravity. */
export function selectDueTimes(db: D1Database): D1PreparedStatement {
  return db.prepare(
    `SELECT (SELECT min(at) FROM (${GRAVITIES.map(nextOfGravity).join(" UNION ALL ")})) AS next_at,
      (SELECT until FROM deliveries_pause) AS paused_until`,
  );
}

const dueTimesRow = v.object({
  next_at: v.nullable(v.number()),
  paused_until: v.nullable(v.number()),
});

export type DueTimes = Pick<Claims, "nextAt" | "pausedUntil">;

export async function readDueTimes(db: D1Database): Promise<DueTimes> {
  return dueTimesOf(await selectDueTimes(db).first());
}

export function dueTimesOf(row: unknown): DueTimes {
  const { next_at: nextAt, paused_until: pausedUntil } = v.parse(dueTimesRow, row);
  return { nextAt, pausedUntil };
}

/**
 * Claims the next followers that are due, those with the gravest update first: nobody during a pause of the platform, and
 * one at its end.
 */
export async function claimDue(
  db: D1Database,
  { limit, now }: { limit: number; now: number },
): Promise<Claims> {
  const until = now + CLAIM_MS;
  const [claimed, next] = await db.batch([
    db
      .prepare(
        `WITH due AS MATERIALIZED (
            SELECT webhook_id FROM (${GRAVITIES.map(dueOfGravity).join(" UNION ALL ")})
            GROUP BY webhook_id ORDER BY max(gravity) DESC, min(not_before), webhook_id
            LIMIT (SELECT CASE WHEN max(until) IS NULL THEN ?3 WHEN max(until) <= ?1 THEN 1 ELSE 0 END
              FROM deliveries_pause)
          )
          UPDATE deliveries INDEXED BY deliveries_of_follower SET not_before = ?2, held = 0
          WHERE state = 'open' AND (held = 0 OR not_before <= ?1)
          AND webhook_id IN (SELECT webhook_id FROM due)
          RETURNING webhook_id, update_id, attempts, task, message_id`,
      )
      .bind(now, until, limit),
    selectDueTimes(db),
  ]);
  const rows = v.parse(v.array(claimedRow), claimed?.results);
  const byFollower = Map.groupBy(rows, ({ webhook_id: id }) => id);
  const claims = [...byFollower].flatMap(([webhookId, own]) => {
    const [oldest] = own.sort((a, b) => a.update_id - b.update_id);
    if (!oldest) return [];
    const { update_id: update, attempts, task, message_id: messageId } = oldest;
    const updates = own.map(({ update_id: id }) => id);
    return [{ webhookId, update, updates, attempts, task, messageId }];
  });
  return { claims, until, ...dueTimesOf(next?.results[0]) };
}

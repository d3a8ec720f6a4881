import * as v from "valibot";

/**
 * The table of deliveries: which update goes to whom. Only what it lists as open is sent; a message of the queue,
 * which may come twice or get lost, merely has it looked at. Times are epoch ms. Every function throws what D1 throws.
 */

/** Longer than one call of the platform may take: a claim that is older belonged to a worker that was ended. */
export const CLAIM_MS = 30_000;

/** Updates older than this are not sent any more. */
const NEWS_MS = 24 * 60 * 60_000;

const unlisted = v.object({ id: v.number() });
const claimed = v.object({ webhook_id: v.string(), update_id: v.number(), attempts: v.number() });
const openFollower = v.pipe(
  v.object({ webhook_id: v.string(), not_before: v.number() }),
  v.transform(({ webhook_id: id, not_before: notBefore }) => ({ id, notBefore })),
);

const follower = v.object({ webhook_id: v.string() });

/**
 * Lists who gets an update: everybody who followed when it was written and whose shard is affected. When an
 * incident has come to affect more shards it is listed again, which adds their followers and has boards updated.
 * `shardCount` 0: unknown, so that it may concern every server.
 */
export async function listDeliveries(
  db: D1Database,
  update: number,
  { shardCount, now }: { shardCount: number; now: number },
): Promise<void> {
  await db.batch([
    db
      .prepare(
        // The chat platform's formula for a server's shard: (id >> 22) % count.
        `INSERT INTO deliveries (webhook_id, update_id, not_before)
          SELECT followers.webhook_id, updates.id, ?2
          FROM incident_updates updates
          JOIN incidents ON incidents.id = updates.incident_id
          JOIN followers ON followers.created_at <= updates.created_at
          WHERE updates.id = ?1 AND (
            followers.scope = 'all' OR ?3 = 0 OR 'all' IN (SELECT value FROM json_each(incidents.shards))
            OR (CAST(followers.guild_id AS INTEGER) >> 22) % ?3 IN
              (SELECT value FROM json_each(incidents.shards))
          )
          ON CONFLICT (webhook_id, update_id)
          DO UPDATE SET state = 'open', attempts = 0, not_before = excluded.not_before
          WHERE state = 'sent' AND webhook_id IN (SELECT webhook_id FROM followers WHERE style = 'board')`,
      )
      .bind(update, now, shardCount),
    markListed(db, update),
  ]);
}

/** Marks an update that nobody is to be told. */
export async function skipDeliveries(db: D1Database, update: number): Promise<void> {
  await markListed(db, update).run();
}

function markListed(db: D1Database, update: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO listed_updates (update_id)
        SELECT id FROM incident_updates WHERE id = ?1 ON CONFLICT DO NOTHING`,
    )
    .bind(update);
}

/** Followers who are still to be told an update, in pages by webhook id. */
export async function readWaiting(
  db: D1Database,
  update: number,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT webhook_id FROM deliveries
        WHERE update_id = ?1 AND state = 'open' AND webhook_id > ?2 ORDER BY webhook_id LIMIT ?3`,
    )
    .bind(update, after, limit)
    .all();
  return v.parse(v.array(follower), results).map(({ webhook_id: id }) => id);
}

/** Followers whom something may be told until a time, and from when on (epoch ms), those first who wait longest. */
export async function readOpenFollowers(
  db: D1Database,
  { until, limit }: { until: number; limit: number },
): Promise<v.InferOutput<typeof openFollower>[]> {
  const { results } = await db
    .prepare(
      `SELECT webhook_id, min(not_before) AS not_before FROM deliveries
        WHERE state = 'open' AND not_before <= ?1
        GROUP BY webhook_id ORDER BY min(not_before) LIMIT ?2`,
    )
    .bind(until, limit)
    .all();
  return v.parse(v.array(openFollower), results);
}

/** A delivery that nobody else sends for CLAIM_MS. */
export interface Claim {
  webhookId: string;
  update: number;
  /** This one included. */
  attempts: number;
}

/** Of each follower its oldest open delivery, so that updates arrive in their order. */
const OLDEST_OPEN = `state = 'open' AND webhook_id IN (SELECT value FROM json_each(?1))
  AND update_id = (SELECT min(others.update_id) FROM deliveries others
    WHERE others.webhook_id = deliveries.webhook_id AND others.state = 'open')`;

/** Claims what is next for each follower. Nothing for one who has nothing open, or whose next one is claimed or waits. */
export async function claim(
  db: D1Database,
  webhookIds: readonly string[],
  now: number,
): Promise<Claim[]> {
  const { results } = await db
    .prepare(
      `UPDATE deliveries SET attempts = attempts + 1, not_before = ?3
        WHERE not_before <= ?2 AND ${OLDEST_OPEN} RETURNING webhook_id, update_id, attempts`,
    )
    .bind(JSON.stringify(webhookIds), now, now + CLAIM_MS)
    .all();
  return v.parse(v.array(claimed), results).map((row) => ({
    webhookId: row.webhook_id,
    update: row.update_id,
    attempts: row.attempts,
  }));
}

/** When the next delivery of each follower may be claimed (epoch ms); those without one are left out. */
export async function readNextTries(
  db: D1Database,
  webhookIds: readonly string[],
): Promise<Map<string, number>> {
  const { results } = await db
    .prepare(`SELECT webhook_id, not_before FROM deliveries WHERE ${OLDEST_OPEN}`)
    .bind(JSON.stringify(webhookIds))
    .all();
  return new Map(
    v.parse(v.array(openFollower), results).map(({ id, notBefore }) => [id, notBefore]),
  );
}

/** Records that a message has told the follower the updates from one to another. */
export async function recordSent(
  db: D1Database,
  webhookId: string,
  { from, to, messageId, now }: { from: number; to: number; messageId: string; now: number },
): Promise<void> {
  await db
    .prepare(
      `UPDATE deliveries SET state = 'sent', message_id = ?4, sent_at = ?5
        WHERE webhook_id = ?1 AND update_id BETWEEN ?2 AND ?3 AND state = 'open'`,
    )
    .bind(webhookId, from, to, messageId, now)
    .run();
}

/** Has a claimed delivery tried again at a time. Where the platform asked for a pause, the try does not count. */
export async function postpone(
  db: D1Database,
  webhookId: string,
  { update, until, counts }: { update: number; until: number; counts: boolean },
): Promise<void> {
  await db
    .prepare(
      `UPDATE deliveries SET not_before = ?3, attempts = attempts - ?4
        WHERE webhook_id = ?1 AND update_id = ?2 AND state = 'open'`,
    )
    .bind(webhookId, update, until, counts ? 0 : 1)
    .run();
}

/** Gives up a delivery. */
export async function giveUp(db: D1Database, webhookId: string, update: number): Promise<void> {
  await db
    .prepare("UPDATE deliveries SET state = 'failed' WHERE webhook_id = ?1 AND update_id = ?2")
    .bind(webhookId, update)
    .run();
}

/** Updates that are news at `now` and whose deliveries are not listed, oldest first. */
export async function readUnlisted(db: D1Database, now: number): Promise<number[]> {
  const { results } = await db
    .prepare(
      `SELECT updates.id FROM incident_updates updates
        LEFT JOIN listed_updates listed ON listed.update_id = updates.id
        WHERE listed.update_id IS NULL AND updates.created_at > ?1 ORDER BY updates.id`,
    )
    .bind(now - NEWS_MS)
    .all();
  return v.parse(v.array(unlisted), results).map(({ id }) => id);
}

/** Gives up what is open for too long, and forgets who was told what a week ago. */
export async function endOldNews(db: D1Database, now: number): Promise<void> {
  const old = "SELECT id FROM incident_updates WHERE created_at <= ?1";
  await db.batch([
    db
      .prepare(
        `UPDATE deliveries SET state = 'failed' WHERE state = 'open' AND update_id IN (${old})`,
      )
      .bind(now - NEWS_MS),
    db
      .prepare(`DELETE FROM deliveries WHERE state <> 'open' AND update_id IN (${old})`)
      .bind(now - 7 * NEWS_MS),
  ]);
}

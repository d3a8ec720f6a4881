import * as v from "valibot";
import { DAY_MS } from "../../app/contract/buckets.ts";
import { followOptions } from "../../app/contract/following.ts";

/** A following channel. Times are epoch ms. */
export const followerRow = v.object({
  webhook_id: v.string(),
  channel_id: v.string(),
  guild_id: v.string(),
  /** Sealed (sealed-token.ts). */
  token: v.string(),
  ...followOptions.entries,
  created_at: v.number(),
  /** When posting ended; null while it follows. */
  gone_at: v.nullable(v.number()),
  /** When the row and its webhook may be deleted; null while it follows. */
  delete_at: v.nullable(v.number()),
});

export type Follower = v.InferOutput<typeof followerRow>;

export type NewFollower = Pick<
  Follower,
  "webhook_id" | "channel_id" | "guild_id" | "token" | "scope"
>;

/** A webhook as changing statements return it. */
const hook = v.object({ webhook_id: v.string(), token: v.string() });

export type Hook = v.InferOutput<typeof hook>;

/** Most following channels of a server. */
export const MOST_CHANNELS = 10;
/** How long a follower's row stays after its webhook is gone. */
export const GONE_KEPT_MS = DAY_MS;
/** Most followers a run of the cron deletes. */
const MOST_DELETED = 5;

/** The channel of an ended follower, if it follows by another webhook or may not follow. */
const NO_CHANNEL = "'ended:'";

/**
 * Adds a follower in place of the channel's previous one, which ends and is returned; its row stays
 * until its webhook is deleted. "full": the server has its maximum, and nothing changed.
 */
export async function addFollower(
  db: D1Database,
  added: NewFollower,
  now: number,
): Promise<{ replaced: Hook | null } | "full"> {
  const { webhook_id, channel_id, guild_id, token, scope } = added;
  const isFree = `(SELECT count(*) FROM followers
    WHERE guild_id = ?3 AND channel_id <> ?2 AND gone_at IS NULL) < ${MOST_CHANNELS}`;
  const [, replaced, inserted] = await db.batch([
    db
      .prepare(`DELETE FROM followers WHERE webhook_id = ?1 AND ${isFree}`)
      .bind(webhook_id, channel_id, guild_id),
    db
      .prepare(
        `UPDATE followers SET channel_id = ${NO_CHANNEL} || webhook_id,
            gone_at = coalesce(gone_at, ?1), delete_at = ?1
          WHERE channel_id = ?2 AND ${isFree} RETURNING webhook_id, token`,
      )
      .bind(now, channel_id, guild_id),
    db
      .prepare(
        `INSERT INTO followers (webhook_id, channel_id, guild_id, token, scope, created_at)
          SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE ${isFree} RETURNING webhook_id`,
      )
      .bind(webhook_id, channel_id, guild_id, token, scope, now),
  ]);
  if (inserted?.results.length === 0) return "full";
  const [old = null] = v.parse(v.array(hook), replaced?.results);
  return { replaced: old };
}

/** Notes an unused webhook that couldn't be deleted, so that the cron tries again. */
export async function addEndedFollower(
  db: D1Database,
  { webhook_id, token }: Hook,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO followers
        (webhook_id, channel_id, guild_id, token, scope, created_at, gone_at, delete_at)
        VALUES (?1, ${NO_CHANNEL} || ?1, '', ?2, 'all', ?3, ?3, ?3) ON CONFLICT DO NOTHING`,
    )
    .bind(webhook_id, token, now)
    .run();
}

/** Null if it doesn't follow any more. */
export async function readFollower(db: D1Database, webhookId: string): Promise<Follower | null> {
  const row = await db
    .prepare("SELECT * FROM followers WHERE webhook_id = ? AND gone_at IS NULL")
    .bind(webhookId)
    .first();
  return row === null ? null : v.parse(followerRow, row);
}

/** Ends following: posts nothing more; from `deleteAt`, row and webhook may go. Null if unknown. */
export async function endFollower(
  db: D1Database,
  webhookId: string,
  { now, deleteAt }: { now: number; deleteAt: number },
): Promise<Hook | null> {
  const [, ended] = await db.batch([
    db
      .prepare("UPDATE deliveries SET state = 'failed' WHERE webhook_id = ?1 AND state = 'open'")
      .bind(webhookId),
    db
      .prepare(
        `UPDATE followers SET gone_at = coalesce(gone_at, ?2), delete_at = ?3
          WHERE webhook_id = ?1 RETURNING webhook_id, token`,
      )
      .bind(webhookId, now, deleteAt),
  ]);
  const [row] = v.parse(v.array(hook), ended?.results);
  return row ?? null;
}

/** Some whose row and webhook should be deleted now. */
export async function readFollowersToDelete(db: D1Database, now: number): Promise<Hook[]> {
  const { results } = await db
    .prepare(
      "SELECT webhook_id, token FROM followers WHERE delete_at <= ?1 ORDER BY delete_at LIMIT ?2",
    )
    .bind(now, MOST_DELETED)
    .all();
  return v.parse(v.array(hook), results);
}

/** Tries a follower's deletion again at a given time. */
export async function postponeDeletion(
  db: D1Database,
  webhookId: string,
  deleteAt: number,
): Promise<void> {
  await db
    .prepare("UPDATE followers SET delete_at = ?2 WHERE webhook_id = ?1 AND gone_at IS NOT NULL")
    .bind(webhookId, deleteAt)
    .run();
}

/** Deletes an ended follower's row; one that follows again stays. */
export async function deleteFollower(db: D1Database, webhookId: string): Promise<void> {
  await db
    .prepare("DELETE FROM followers WHERE webhook_id = ? AND gone_at IS NOT NULL")
    .bind(webhookId)
    .run();
}

/** Followers whose tokens are sealed with other keys than the named one. */
export async function readSealedByOthers(
  db: D1Database,
  keyName: string,
  limit: number,
): Promise<Hook[]> {
  const { results } = await db
    .prepare(
      // Two index ranges over the token's start: "<>" would read every follower.
      `SELECT webhook_id, token FROM (
          SELECT webhook_id, token FROM followers WHERE substr(token, 1, 8) < ?1
          UNION ALL SELECT webhook_id, token FROM followers WHERE substr(token, 1, 8) > ?1
        ) ORDER BY random() LIMIT ?2`,
    )
    .bind(keyName, limit)
    .all();
  return v.parse(v.array(hook), results);
}

/** Replaces sealed tokens unless changed meanwhile, in one statement: D1 limits their number. */
export async function replaceTokens(
  db: D1Database,
  replaced: readonly (Hook & { sealed: string })[],
): Promise<void> {
  await db
    .prepare(
      `UPDATE followers SET token = own.value ->> 'sealed' FROM json_each(?1) own
        WHERE followers.webhook_id = own.value ->> 'webhook_id'
        AND followers.token = own.value ->> 'token'`,
    )
    .bind(JSON.stringify(replaced))
    .run();
}

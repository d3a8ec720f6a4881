import * as v from "valibot";
import { wish, type Wish } from "../../app/contract/following.ts";

/** A channel that follows. */
const follower = v.object({
  webhook_id: v.string(),
  channel_id: v.string(),
  guild_id: v.string(),
  /** Sealed (sealed-token.ts). */
  token: v.string(),
  ...wish.entries,
  /** The message a board keeps current; null before the first. */
  board_message_id: v.nullable(v.string()),
});

export type Follower = v.InferOutput<typeof follower>;

/** Its webhook as the rows of a change name it. */
const hook = v.object({ webhook_id: v.string(), token: v.string() });

export type Hook = v.InferOutput<typeof hook>;

/**
 * Adds a follower in place of the one its channel had, which is returned: nothing else will delete its webhook.
 */
export async function addFollower(
  db: D1Database,
  added: Omit<Follower, "board_message_id"> & Wish,
  now: number,
): Promise<Hook | null> {
  const { webhook_id, channel_id, guild_id, token, scope, style } = added;
  const [replaced] = await db.batch([
    db
      .prepare(
        "DELETE FROM followers WHERE channel_id = ? OR webhook_id = ? RETURNING webhook_id, token",
      )
      .bind(channel_id, webhook_id),
    db
      .prepare(
        "INSERT INTO followers (webhook_id, channel_id, guild_id, token, scope, style, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
      )
      .bind(webhook_id, channel_id, guild_id, token, scope, style, now),
  ]);
  const [old] = v.parse(v.array(hook), replaced?.results);
  return old && old.webhook_id !== webhook_id ? old : null;
}

export async function readFollower(db: D1Database, webhookId: string): Promise<Follower | null> {
  const row = await db
    .prepare("SELECT * FROM followers WHERE webhook_id = ?")
    .bind(webhookId)
    .first();
  return row === null ? null : v.parse(follower, row);
}

/** Those of the followers that exist, by webhook id. */
export async function readFollowers(
  db: D1Database,
  webhookIds: readonly string[],
): Promise<Map<string, Follower>> {
  const { results } = await db
    .prepare("SELECT * FROM followers WHERE webhook_id IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(webhookIds))
    .all();
  return new Map(v.parse(v.array(follower), results).map((row) => [row.webhook_id, row]));
}

/** Ends a follower, with all that it was still to be told. Null when it had ended before. */
export async function removeFollower(db: D1Database, webhookId: string): Promise<Hook | null> {
  const row = await db
    .prepare("DELETE FROM followers WHERE webhook_id = ? RETURNING webhook_id, token")
    .bind(webhookId)
    .first();
  return row === null ? null : v.parse(hook, row);
}

export async function keepBoardMessage(
  db: D1Database,
  webhookId: string,
  messageId: string,
): Promise<void> {
  await db
    .prepare("UPDATE followers SET board_message_id = ? WHERE webhook_id = ?")
    .bind(messageId, webhookId)
    .run();
}

/** Followers whose token another key than the named one has sealed. */
export async function readSealedByOthers(
  db: D1Database,
  keyName: string,
  limit: number,
): Promise<Hook[]> {
  const { results } = await db
    .prepare(
      "SELECT webhook_id, token FROM followers WHERE substr(token, 1, ?) <> ? ORDER BY random() LIMIT ?",
    )
    .bind(keyName.length, keyName, limit)
    .all();
  return v.parse(v.array(hook), results);
}

/** Replaces a sealed token, unless it was replaced meanwhile. */
export async function replaceToken(
  db: D1Database,
  { webhook_id, token }: Hook,
  sealed: string,
): Promise<void> {
  await db
    .prepare("UPDATE followers SET token = ? WHERE webhook_id = ? AND token = ?")
    .bind(sealed, webhook_id, token)
    .run();
}

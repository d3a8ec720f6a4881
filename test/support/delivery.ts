import { env } from "cloudflare:workers";

/** Adds a delivery due at `notBefore` (epoch ms), with follower and update if missing. */
export async function addDelivery(notBefore: number, state = "open", update = 1): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      "INSERT OR IGNORE INTO followers (webhook_id, channel_id, guild_id, token, scope, created_at) VALUES ('1', '1', '1', 'token', 'all', 0)",
    ),
    env.DB.prepare(
      "INSERT OR IGNORE INTO incidents (id, key, title, impact, shards, created_at) VALUES ('i', 'i', 'Title', 'minor', '\"all\"', 0)",
    ),
    env.DB.prepare(
      "INSERT OR IGNORE INTO incident_updates (id, incident_id, key, status, text, created_at) VALUES (?1, 'i', ?1, 'investigating', 'Text', 0)",
    ).bind(update),
    env.DB.prepare(
      "INSERT INTO deliveries (webhook_id, update_id, state, not_before) VALUES ('1', ?1, ?2, ?3)",
    ).bind(update, state, notBefore),
  ]);
}

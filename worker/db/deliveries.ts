import { DAY_MS } from "../../app/contract/buckets.ts";

/**
 * Which update goes to which follower, for worker/deliveries to send. These statements go into the
 * batch of the write they follow, so that both are stored or neither. Times are epoch ms.
 */

/** The cron deletes deliveries after this time. */
const KEPT_MS = 7 * DAY_MS;
/** Most rows a run of the cron deletes. */
const MOST_DELETED = 300;

/**
 * When a follower's new delivery is due: after those that wait already (in a pause, or behind an
 * earlier message), so that updates arrive in order. Arguments are SQL.
 */
const dueFor = (webhookId: string, now: string) =>
  `max(${now}, coalesce((SELECT max(waiting.not_before)
    FROM deliveries waiting INDEXED BY deliveries_of_follower
    WHERE waiting.webhook_id = ${webhookId} AND waiting.state = 'open' AND waiting.held = 0), 0))`;

/**
 * Lists an incident's newest update for followers who lack it: followers of everything, and those
 * of a server whose shard is affected (any server, if the number of shards is unknown). Goes right
 * after the statement that adds the update or widens the incident; if that changed nothing, lists
 * nobody. A delivery held for an hour is released when the incident gets graver.
 */
export function listDeliveries(
  db: D1Database,
  incidentId: string,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `WITH announced AS (
          SELECT updates.id, updates.created_at, incidents.shards,
            CASE impact WHEN 'critical' THEN 3 WHEN 'major' THEN 2 WHEN 'minor' THEN 1 ELSE 0 END AS gravity
          FROM incident_updates updates JOIN incidents ON incidents.id = updates.incident_id
          WHERE incidents.id = ?1 AND changes() > 0 ORDER BY updates.id DESC LIMIT 1
        ),
        named AS (SELECT each.value AS shard FROM announced, json_each(announced.shards) each),
        bot AS (SELECT coalesce(max(count), 0) AS shards FROM shard_number)
        INSERT INTO deliveries (webhook_id, update_id, gravity, not_before)
        SELECT followers.webhook_id, announced.id, gravity, ${dueFor("followers.webhook_id", "?2")}
        FROM announced CROSS JOIN followers
        WHERE gone_at IS NULL AND followers.created_at <= announced.created_at AND (
          scope = 'all' OR (SELECT shards FROM bot) = 0 OR 'all' IN (SELECT shard FROM named)
          OR (CAST(guild_id AS INTEGER) >> 22) % (SELECT shards FROM bot) IN (SELECT shard FROM named)
        )
        ON CONFLICT DO UPDATE SET gravity = excluded.gravity, not_before = excluded.not_before, held = 0
        WHERE state = 'open' AND held = 1 AND gravity < excluded.gravity`,
    )
    .bind(incidentId, now);
}

/** A withdrawal's key among an incident's deliveries: its first update. SQL. */
export const FIRST_UPDATE =
  "(SELECT min(first.id) FROM incident_updates first WHERE first.incident_id = incidents.id)";

/** Drops unsent deliveries of an incident, and lists a line for each follower who got a message. */
export function withdrawDeliveries(
  db: D1Database,
  incidentId: string,
  now: number,
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE deliveries SET state = 'failed' WHERE state = 'open' AND task = 'post'
          AND update_id IN (SELECT id FROM incident_updates WHERE incident_id = ?1)`,
      )
      .bind(incidentId),
    db
      .prepare(
        `INSERT INTO deliveries (webhook_id, update_id, task, not_before)
          SELECT DISTINCT followers.webhook_id, ${FIRST_UPDATE}, 'withdraw',
            ${dueFor("followers.webhook_id", "?2")}
          FROM incidents
          JOIN incident_updates updates ON updates.incident_id = incidents.id
          JOIN deliveries ON update_id = updates.id AND state = 'sent' AND task = 'post'
          JOIN followers ON followers.webhook_id = deliveries.webhook_id AND gone_at IS NULL
          WHERE incidents.id = ?1
          ON CONFLICT DO NOTHING`,
      )
      .bind(incidentId, now),
  ];
}

/**
 * Deletes some deliveries of updates older than a week; the next run goes on. Goes by ids: a
 * back-dated update's deliveries stay until the updates written before it are old.
 * @throws what D1 throws
 */
export async function deleteOldDeliveries(db: D1Database, now: number): Promise<void> {
  await db
    .prepare(
      `DELETE FROM deliveries WHERE (webhook_id, update_id, task) IN (
          SELECT webhook_id, update_id, task FROM deliveries
          WHERE update_id < coalesce(
            (SELECT min(id) FROM incident_updates INDEXED BY incident_updates_by_time WHERE created_at > ?1),
            (SELECT max(id) + 1 FROM incident_updates))
          AND state <> 'open' LIMIT ?2
        )`,
    )
    .bind(now - KEPT_MS, MOST_DELETED)
    .run();
}

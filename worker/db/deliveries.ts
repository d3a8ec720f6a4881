import { DAY_MS } from "../../app/contract/buckets.ts";

/**
 * The table of deliveries: which update goes to which follower. The statements of this file belong into the batch of the
 * write that they follow, so that an update and its deliveries are stored together or not at all. worker/deliveries
 * sends what is open here. Times are epoch ms.
 */

/** The cron deletes deliveries after this time. */
const KEPT_MS = 7 * DAY_MS;
/** Rows that one run of the cron deletes at most. */
const MOST_DELETED = 300;

/**
 * When something new is due for a follower: after what waits already (for the end of a pause, or behind an earlier
 * message), so that updates arrive in order. Both arguments are SQL.
 */
const dueFor = (webhookId: string, now: string) =>
  `max(${now}, coalesce((SELECT max(waiting.not_before)
    FROM deliveries waiting INDEXED BY deliveries_of_follower
    WHERE waiting.webhook_id = ${webhookId} AND waiting.state = 'open' AND waiting.held = 0), 0))`;

/**
 * Lists the newest update of an incident for each follower it concerns who lacks it: followers of everything, and those
 * of a server on an affected shard, or of any server while the number of shards is unknown. It belongs directly behind
 * the statement that adds the update or has the incident grow; where that changed nothing, this lists nobody. What
 * waits for an hour without changes waits no longer once the incident is graver.
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

/** The key under which a withdrawal stands among the deliveries of an incident: its first update. SQL. */
export const FIRST_UPDATE =
  "(SELECT min(first.id) FROM incident_updates first WHERE first.incident_id = incidents.id)";

/** Drops what is unsent about an incident, and lists one line for each follower who has a message about it. */
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
 * Deletes some of the deliveries of updates that are more than a week old; the next run goes on. An update that is dated
 * back has a high id: its deliveries stay as long as those of the updates that were written before it.
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

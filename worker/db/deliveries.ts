/**
 * The table of deliveries: who is to be told of which update. The statements of this file belong into the batch of the
 * write that they follow, so that an update and its deliveries are stored together or not at all. worker/deliveries
 * sends what is open here. Times are epoch ms.
 */

/** Deliveries are forgotten after this time, and the ids of their messages with them. */
const DAY_MS = 24 * 60 * 60_000;
const KEPT_MS = 7 * DAY_MS;
/** Rows that one run of the cron deletes at most. */
const MOST_DELETED = 300;

export interface Listing {
  /** Of the bot; 0 while it is unknown, so that an incident may concern every server. */
  shardCount: number;
  now: number;
}

/**
 * When something new is due for a follower: after what waits already (for the end of a pause, or behind an earlier
 * message), so that updates arrive in order. Both arguments are SQL.
 */
const dueFor = (webhookId: string, now: string) =>
  `max(${now}, coalesce((SELECT max(waiting.not_before)
    FROM deliveries waiting INDEXED BY deliveries_of_follower
    WHERE waiting.webhook_id = ${webhookId} AND waiting.state = 'open' AND waiting.held = 0), 0))`;

/**
 * Selects the recipients of a row of `announced` (id, created_at, shards, impact): followers of everything, and those
 * whose server's shard is affected. `?2`: the number of shards, `?3`: now.
 */
const RECIPIENTS = `named AS (SELECT each.value AS shard FROM announced, json_each(announced.shards) each),
  recipients AS (
    SELECT followers.webhook_id, followers.style, followers.created_at AS followed_at, announced.id AS update_id,
      announced.created_at, CASE impact WHEN 'critical' THEN 3 WHEN 'major' THEN 2 WHEN 'minor' THEN 1 ELSE 0 END AS gravity,
      ${dueFor("followers.webhook_id", "?3")} AS due
    FROM announced CROSS JOIN followers
    WHERE followers.gone_at IS NULL AND (
      followers.scope = 'all' OR ?2 = 0 OR 'all' IN (SELECT shard FROM named)
      OR (CAST(followers.guild_id AS INTEGER) >> 22) % ?2 IN (SELECT shard FROM named)
    )
  )`;

/**
 * Lists who gets the newest update of an incident. Belongs directly behind the statement that inserts the update:
 * where that has inserted nothing, this lists nobody.
 */
export function listDeliveries(
  db: D1Database,
  incidentId: string,
  { shardCount, now }: Listing,
): D1PreparedStatement {
  return db
    .prepare(
      `WITH announced AS (
          SELECT updates.id, updates.created_at, incidents.shards, incidents.impact
          FROM incident_updates updates JOIN incidents ON incidents.id = updates.incident_id
          WHERE incidents.id = ?1 AND changes() > 0 ORDER BY updates.id DESC LIMIT 1
        ), ${RECIPIENTS}
        INSERT INTO deliveries (webhook_id, update_id, gravity, not_before)
        SELECT webhook_id, update_id, gravity, due FROM recipients WHERE followed_at <= created_at
        ON CONFLICT DO NOTHING`,
    )
    .bind(incidentId, shardCount, now);
}

/**
 * Lists an incident again that concerns other shards, or is of another impact, than before: its first or newest update
 * goes to those whom it has come to concern, and boards are drawn anew. Belongs directly behind the statement that
 * changes the incident: where that has changed nothing, this lists nobody.
 */
export function relistDeliveries(
  db: D1Database,
  incidentId: string,
  { update, shardCount, now }: Listing & { update: "first" | "newest" },
): D1PreparedStatement {
  return db
    .prepare(
      `WITH announced AS (
          SELECT updates.id, updates.created_at, incidents.shards, incidents.impact
          FROM incident_updates updates JOIN incidents ON incidents.id = updates.incident_id
          WHERE incidents.id = ?1 AND changes() > 0
          ORDER BY updates.id ${update === "first" ? "" : "DESC"} LIMIT 1
        ), ${RECIPIENTS}
        INSERT INTO deliveries (webhook_id, update_id, gravity, not_before)
        SELECT webhook_id, update_id, gravity, due FROM recipients
        WHERE followed_at <= created_at OR style = 'board'
        ON CONFLICT (webhook_id, update_id)
        DO UPDATE SET state = 'open', attempts = 0, not_before = excluded.not_before
        WHERE state <> 'open' AND webhook_id IN (SELECT webhook_id FROM followers WHERE style = 'board')`,
    )
    .bind(incidentId, shardCount, now);
}

/**
 * Has the messages about one update, or about all updates of an incident (`update` null), edited. Boards show what has
 * changed with their next edit, which this asks for, too.
 */
export function editDeliveries(
  db: D1Database,
  { incidentId, update }: { incidentId: string; update: number | null },
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE deliveries SET state = 'open', attempts = 0, gravity = 0,
          not_before = ${dueFor("deliveries.webhook_id", "?3")},
          task = CASE WHEN webhook_id IN (SELECT webhook_id FROM followers WHERE style = 'board')
            THEN 'post' ELSE 'edit' END
        WHERE update_id IN
          (SELECT id FROM incident_updates WHERE incident_id = ?1 AND (?2 IS NULL OR id = ?2))
        AND state = 'sent' AND message_id IS NOT NULL`,
    )
    .bind(incidentId, update, now);
}

/** Lists the messages about an incident for deletion, drops unsent ones, and lists boards to be drawn without it. */
export function withdrawDeliveries(
  db: D1Database,
  incidentId: string,
  now: number,
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE deliveries SET state = 'failed'
          WHERE update_id IN (SELECT id FROM incident_updates WHERE incident_id = ?1)
          AND state = 'open' AND message_id IS NULL`,
      )
      .bind(incidentId),
    db
      .prepare(
        `UPDATE deliveries SET state = 'open', attempts = 0, gravity = 0,
            not_before = ${dueFor("deliveries.webhook_id", "?2")}, task = 'delete'
          WHERE update_id IN (SELECT id FROM incident_updates WHERE incident_id = ?1)
          AND state IN ('open', 'sent') AND message_id IS NOT NULL
          AND webhook_id NOT IN (SELECT webhook_id FROM followers WHERE style = 'board')`,
      )
      .bind(incidentId, now),
    // Every board that may show it: a board with a message has shown the incidents that were open then.
    db
      .prepare(
        `INSERT INTO deliveries (webhook_id, update_id, not_before)
          SELECT followers.webhook_id, newest.id, ${dueFor("followers.webhook_id", "?2")}
          FROM (SELECT max(id) AS id FROM incident_updates WHERE incident_id = ?1) newest
          JOIN followers ON followers.board_message_id IS NOT NULL AND followers.gone_at IS NULL
          WHERE newest.id IS NOT NULL
          ON CONFLICT (webhook_id, update_id)
          DO UPDATE SET state = 'open', attempts = 0, not_before = excluded.not_before`,
      )
      .bind(incidentId, now),
  ];
}

/**
 * Forgets some of the deliveries of updates that are more than a week old. The next run goes on. What is dated back,
 * such as an outage that only the record knew, has a high id: it stays as long as the updates that were written before it.
 * @throws what D1 throws
 */
export async function deleteOldDeliveries(db: D1Database, now: number): Promise<void> {
  await db
    .prepare(
      `DELETE FROM deliveries WHERE (webhook_id, update_id) IN (
          SELECT webhook_id, update_id FROM deliveries
          WHERE update_id < coalesce(
            (SELECT min(id) FROM incident_updates INDEXED BY incident_updates_by_time WHERE created_at > ?1),
            (SELECT max(id) + 1 FROM incident_updates))
          AND state <> 'open' LIMIT ?2
        )`,
    )
    .bind(now - KEPT_MS, MOST_DELETED)
    .run();
}

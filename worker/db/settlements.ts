import { dueTimesOf, selectDueTimes, type DueTimes } from "./due-deliveries.ts";
import type { Follower, FollowerState } from "./followers.ts";

/** What becomes of one follower's claim. */
export interface Settlement {
  webhookId: string;
  /** Updates whose deliveries end, or wait for an hour without changes; the others of the follower stay open. */
  rows: {
    update: number;
    state: "open" | "sent" | "failed";
    attempts: number;
    messageId: string | null;
    /** When a row that stays open and is `held` is looked at again. */
    notBefore: number;
    held: boolean;
  }[];
  /** From when on the follower's open deliveries are due. */
  dueAt: number;
  /** Null where nothing of the follower may be changed. `read_doubted_at`: as it was before the call. */
  follower:
    | (FollowerState & Pick<Follower, "board_message_id"> & { read_doubted_at: number | null })
    | null;
}

/** What calls have shown of the pause that the platform wants of all of them. `until` in epoch ms. */
export type Pause = { kind: "unchanged" } | { kind: "over" } | { kind: "wanted"; until: number };

/**
 * Ends claims, in one batch. `revision`: of the incidents that were told of; where another one holds by now, what was
 * told is told again as it is now, since it may have been corrected or withdrawn meanwhile.
 * @throws what D1 throws
 */
export async function recordSettlements(
  db: D1Database,
  settlements: readonly Settlement[],
  { pause, revision, now }: { pause: Pause; revision: number; now: number },
): Promise<DueTimes> {
  const rows = settlements.flatMap(({ webhookId, rows: own }) =>
    own.map((row) => ({ ...row, webhookId, held: Number(row.held) })),
  );
  const waits = settlements.map(({ webhookId, dueAt }) => ({ webhookId, dueAt }));
  const followers = settlements.flatMap(({ webhookId, follower }) =>
    follower === null ? [] : [{ webhookId, ...follower }],
  );
  const results = await db.batch([
    db
      .prepare(
        `UPDATE deliveries SET state = ended.value ->> 'state', attempts = ended.value ->> 'attempts',
            message_id = ended.value ->> 'messageId', held = ended.value ->> 'held',
            not_before = ended.value ->> 'notBefore',
            sent_at = iif(ended.value ->> 'state' = 'sent', ?2, sent_at)
          FROM json_each(?1) ended
          WHERE deliveries.webhook_id = ended.value ->> 'webhookId'
          AND deliveries.update_id = ended.value ->> 'update'
          AND (deliveries.state = 'open' OR ended.value ->> 'state' = 'sent')`,
      )
      .bind(JSON.stringify(rows), now),
    // Unless a test of the channel has shown something else since.
    db
      .prepare(
        `UPDATE followers SET board_message_id = own.value ->> 'board_message_id',
            doubted_at = own.value ->> 'doubted_at', gone_at = own.value ->> 'gone_at',
            delete_at = own.value ->> 'delete_at', board_claimed_until = 0
          FROM json_each(?1) own
          WHERE followers.webhook_id = own.value ->> 'webhookId' AND followers.gone_at IS NULL
          AND (style = 'board' OR doubted_at IS own.value ->> 'read_doubted_at' AND (
            doubted_at IS NOT own.value ->> 'doubted_at' OR own.value ->> 'gone_at' IS NOT NULL))`,
      )
      .bind(JSON.stringify(followers)),
    db
      .prepare(
        `UPDATE deliveries SET not_before = own.value ->> 'dueAt',
            state = iif((SELECT gone_at FROM followers
              WHERE webhook_id = own.value ->> 'webhookId') IS NULL, 'open', 'failed')
          FROM json_each(?1) own
          WHERE (deliveries.webhook_id, deliveries.update_id) IN (
            SELECT webhook_id, update_id FROM deliveries INDEXED BY deliveries_of_follower
            WHERE state = 'open' AND held = 0
            AND webhook_id IN (SELECT value ->> 'webhookId' FROM json_each(?1))
          )
          AND deliveries.webhook_id = own.value ->> 'webhookId'`,
      )
      .bind(JSON.stringify(waits)),
    reopenOutdated(db, settlements, revision, now),
    ...(pause.kind === "unchanged" ? [] : [writePause(db, pause)]),
    selectDueTimes(db),
  ]);
  return dueTimesOf(results.at(-1)?.results[0]);
}

/** Reopens deliveries that were just sent, if the incidents have another revision by now: the message may be out of date. */
function reopenOutdated(
  db: D1Database,
  settlements: readonly Settlement[],
  revision: number,
  now: number,
): D1PreparedStatement {
  const sent = settlements.flatMap(({ webhookId, rows }) =>
    rows
      .filter(({ state, messageId }) => state === "sent" && messageId !== null)
      .map(({ update }) => ({ webhookId, update })),
  );
  return db
    .prepare(
      `UPDATE deliveries SET state = 'open', attempts = 0, gravity = 0, not_before = ?3, task = CASE
          WHEN webhook_id IN (SELECT webhook_id FROM followers WHERE style = 'board') THEN 'post'
          WHEN (SELECT withdrawn_at FROM incidents WHERE id =
            (SELECT incident_id FROM incident_updates WHERE id = update_id)) IS NULL THEN 'edit'
          ELSE 'delete' END
        FROM json_each(?1) told
        WHERE (SELECT revision FROM revisions WHERE name = 'incidents') <> ?2
        AND deliveries.webhook_id = told.value ->> 'webhookId'
        AND deliveries.update_id = told.value ->> 'update'`,
    )
    .bind(JSON.stringify(sent), revision, now);
}

function writePause(
  db: D1Database,
  pause: Exclude<Pause, { kind: "unchanged" }>,
): D1PreparedStatement {
  return pause.kind === "over"
    ? db.prepare("DELETE FROM deliveries_pause")
    : db
        .prepare(
          `INSERT INTO deliveries_pause (id, until) VALUES (1, ?1)
            ON CONFLICT (id) DO UPDATE SET until = excluded.until`,
        )
        .bind(pause.until);
}

import { dueTimesOf, selectDueTimes, type Claim, type DueTimes } from "./due-deliveries.ts";
import { FIRST_UPDATE } from "./deliveries.ts";
import { GONE_KEPT_MS } from "./followers.ts";

/** The outcome of a claim. Times are epoch ms. */
export interface Settlement {
  webhookId: string;
  /** The delivery's new state; null if unchanged. */
  row: SettledRow | null;
  /** When the follower's other open deliveries are due, except held ones. */
  dueAt: number;
  /** The platform doesn't know the webhook, so the follower ends. */
  isGone: boolean;
}

export interface SettledRow extends Pick<Claim, "update" | "task" | "attempts"> {
  state: "open" | "sent" | "failed";
  /** For an open one: waits until then without delaying others; null if it doesn't. */
  heldUntil: number | null;
  /** When the platform failed it; null if the site dropped it. */
  failedAt: number | null;
}

/** What calls revealed about the platform's pause. `until` in epoch ms. */
export type Pause = { kind: "unchanged" } | { kind: "over" } | { kind: "wanted"; until: number };

/** Ends claims in one batch, which may run twice. @throws what D1 throws */
export async function recordSettlements(
  db: D1Database,
  settlements: readonly Settlement[],
  { pause, now }: { pause: Pause; now: number },
): Promise<DueTimes> {
  const results = await db.batch([
    writeRows(db, settlements, now),
    endGone(db, settlements, now),
    releaseOthers(db, settlements),
    withdrawLate(db, settlements, now),
    ...writePause(db, pause),
    selectDueTimes(db),
  ]);
  return dueTimesOf(results.at(-1)?.results[0]);
}

/** Records what was sent, even if dropped meanwhile. */
function writeRows(db: D1Database, settlements: readonly Settlement[], now: number) {
  const rows = settlements.flatMap(({ webhookId, row }) => (row ? [{ webhookId, ...row }] : []));
  return db
    .prepare(
      `UPDATE deliveries SET state = new.value ->> 'state', attempts = new.value ->> 'attempts',
          held = new.value ->> 'heldUntil' IS NOT NULL,
          not_before = coalesce(new.value ->> 'heldUntil', not_before),
          sent_at = iif(new.value ->> 'state' = 'sent', ?2, sent_at), failed_at = new.value ->> 'failedAt'
        FROM json_each(?1) new
        WHERE webhook_id = new.value ->> 'webhookId' AND update_id = new.value ->> 'update'
        AND task = new.value ->> 'task' AND (state = 'open' OR new.value ->> 'state' = 'sent')`,
    )
    .bind(JSON.stringify(rows), now);
}

function endGone(db: D1Database, settlements: readonly Settlement[], now: number) {
  const gone = settlements.filter(({ isGone }) => isGone).map(({ webhookId }) => webhookId);
  return db
    .prepare(
      `UPDATE followers SET gone_at = ?2, delete_at = ?3
        WHERE webhook_id IN (SELECT value FROM json_each(?1)) AND gone_at IS NULL`,
    )
    .bind(JSON.stringify(gone), now, now + GONE_KEPT_MS);
}

/** Makes the followers' open deliveries due, now or later; fails them if the follower ended. */
function releaseOthers(db: D1Database, settlements: readonly Settlement[]) {
  const waits = settlements.map(({ webhookId, dueAt }) => ({ webhookId, dueAt }));
  return db
    .prepare(
      `UPDATE deliveries INDEXED BY deliveries_of_follower SET
          not_before = (SELECT value ->> 'dueAt' FROM json_each(?1)
            WHERE value ->> 'webhookId' = webhook_id),
          state = iif((SELECT gone_at FROM followers
            WHERE followers.webhook_id = deliveries.webhook_id) IS NULL, 'open', 'failed')
        WHERE state = 'open' AND held = 0
        AND webhook_id IN (SELECT value ->> 'webhookId' FROM json_each(?1))`,
    )
    .bind(JSON.stringify(waits));
}

/** Lists a line for followers who got an update while its incident was being withdrawn. */
function withdrawLate(db: D1Database, settlements: readonly Settlement[], now: number) {
  const sent = settlements.flatMap(({ webhookId, row }) =>
    row?.state === "sent" && row.task === "post" ? [{ webhookId, update: row.update }] : [],
  );
  return db
    .prepare(
      `INSERT INTO deliveries (webhook_id, update_id, task, not_before)
        SELECT sent.value ->> 'webhookId', ${FIRST_UPDATE}, 'withdraw', ?2
        FROM json_each(?1) sent
        CROSS JOIN incident_updates updates ON updates.id = sent.value ->> 'update'
        CROSS JOIN incidents ON incidents.id = updates.incident_id
        WHERE withdrawn_at IS NOT NULL
        ON CONFLICT DO UPDATE SET state = 'open', attempts = 0, not_before = excluded.not_before`,
    )
    .bind(JSON.stringify(sent), now);
}

function writePause(db: D1Database, pause: Pause): D1PreparedStatement[] {
  if (pause.kind === "unchanged") return [];
  if (pause.kind === "over") return [db.prepare("DELETE FROM deliveries_pause")];
  const write = `INSERT INTO deliveries_pause (id, until) VALUES (1, ?1)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until`;
  return [db.prepare(write).bind(pause.until)];
}

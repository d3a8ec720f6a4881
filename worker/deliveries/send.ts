import type { Log } from "../log.ts";
import { reasonOf } from "../log.ts";
import type { Delivery } from "./queue.ts";

/** Updates older than this are no news to anybody, so they are not queued any more. */
const NEWS_MS = 60 * 60_000;

export interface DeliveryContext {
  db: D1Database;
  deliveries: Queue<Delivery>;
  /** Epoch ms. */
  now: number;
  log: Log;
}

/** Hands an update to those who follow. Never throws: what fails here is queued by the next cron run. */
export async function queueUpdate(context: DeliveryContext, update: number): Promise<void> {
  const { db, deliveries, now, log } = context;
  try {
    await deliveries.send({ update });
    await db
      .prepare("UPDATE incident_updates SET queued_at = ?2 WHERE id = ?1")
      .bind(update, now)
      .run();
  } catch (error) {
    log("deliveries.failed", { update, reason: reasonOf(error) });
  }
}

/** Queues the updates that an error or an early end has left behind. @throws what D1 throws */
export async function queueLeftUpdates(context: DeliveryContext): Promise<void> {
  const { results } = await context.db
    .prepare(
      "SELECT id FROM incident_updates WHERE queued_at IS NULL AND created_at > ?1 ORDER BY id",
    )
    .bind(context.now - NEWS_MS)
    .all<{ id: number }>();
  for (const { id } of results) await queueUpdate(context, id);
}

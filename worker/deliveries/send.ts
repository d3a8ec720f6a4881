import type { Log } from "../monitoring/log.ts";
import { reasonOf } from "../monitoring/log.ts";
import type { Delivery } from "./delivery.ts";
import { enqueue } from "./list.ts";
import { CLAIM_MS, endOldNews, readOpenFollowers, readUnlisted } from "./ledger.ts";

/** Of one cron run; the next one goes on. */
const MAX_FOLLOWERS = 2000;

export interface DeliveryContext {
  db: D1Database;
  deliveries: Queue<Delivery>;
  /** Epoch ms. */
  now: number;
  log: Log;
}

/** Queues an update for its followers. Never throws: what fails here is queued by the next cron run. */
export async function queueUpdate(context: DeliveryContext, update: number): Promise<void> {
  const { deliveries, log } = context;
  try {
    await deliveries.send({ update });
  } catch (error) {
    log("deliveries.failed", { update, reason: reasonOf(error) });
  }
}

/**
 * Queues what an error or an early end has left over: updates whose deliveries are not listed, and followers
 * with open ones. Being on the queue twice does no harm. @throws what D1 and the queue throw
 */
export async function queueLeftUpdates(context: DeliveryContext): Promise<void> {
  const { db, deliveries, now } = context;
  await endOldNews(db, now);
  for (const update of await readUnlisted(db, now)) await queueUpdate(context, update);

  // Those that are claimed now are queued for the end of the claim, because its worker may have been ended.
  const waiting = await readOpenFollowers(db, { until: now + CLAIM_MS, limit: MAX_FOLLOWERS });
  await enqueue(
    deliveries,
    waiting.map(({ id, notBefore }) => ({
      follower: id,
      delaySeconds: Math.max(0, Math.ceil((notBefore - now) / 1000)),
    })),
  );
}

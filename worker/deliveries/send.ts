import * as v from "valibot";
import type { Log } from "../log.ts";
import { reasonOf } from "../log.ts";
import type { Delivery } from "./delivery.ts";
import { enqueue } from "./list.ts";
import { CLAIM_MS, readOpenFollowers } from "./ledger.ts";

/** Updates older than this are no news to anybody, so nobody is told of them any more. */
const NEWS_MS = 24 * 60 * 60_000;
/** Of one cron run; the next one goes on. */
const MAX_FOLLOWERS = 2000;

export interface DeliveryContext {
  db: D1Database;
  deliveries: Queue<Delivery>;
  /** Epoch ms. */
  now: number;
  log: Log;
}

/** Hands an update to those who follow. Never throws: what fails here is queued by the next cron run. */
export async function queueUpdate(context: DeliveryContext, update: number): Promise<void> {
  const { deliveries, log } = context;
  try {
    await deliveries.send({ update });
  } catch (error) {
    log("deliveries.failed", { update, reason: reasonOf(error) });
  }
}

const unlisted = v.object({ id: v.number() });

/**
 * Queues what an error or an early end has left behind: updates whose deliveries are not listed, and followers
 * with open ones. What is on the queue as well is harmless there. @throws what D1 and the queue throw
 */
export async function queueLeftUpdates(context: DeliveryContext): Promise<void> {
  const { db, deliveries, now } = context;
  await endOldNews(db, now);
  const { results } = await db
    .prepare(
      `SELECT updates.id FROM incident_updates updates
        LEFT JOIN listed_updates listed ON listed.update_id = updates.id
        WHERE listed.update_id IS NULL AND updates.created_at > ?1 ORDER BY updates.id`,
    )
    .bind(now - NEWS_MS)
    .all();
  for (const { id } of v.parse(v.array(unlisted), results)) await queueUpdate(context, id);

  // Those who have just been claimed wait until the claim is over, as whoever made it may have died.
  const waiting = await readOpenFollowers(db, { until: now + CLAIM_MS, limit: MAX_FOLLOWERS });
  await enqueue(
    deliveries,
    waiting.map(({ id, notBefore }) => ({
      follower: id,
      delaySeconds: Math.max(0, Math.ceil((notBefore - now) / 1000)),
    })),
  );
}

/** Gives up what is open for too long, and forgets who was told what a week ago. */
async function endOldNews(db: D1Database, now: number): Promise<void> {
  const old = "SELECT id FROM incident_updates WHERE created_at <= ?1";
  await db.batch([
    db
      .prepare(
        `UPDATE deliveries SET state = 'failed' WHERE state = 'open' AND update_id IN (${old})`,
      )
      .bind(now - NEWS_MS),
    db
      .prepare(`DELETE FROM deliveries WHERE state <> 'open' AND update_id IN (${old})`)
      .bind(now - 7 * NEWS_MS),
  ]);
}

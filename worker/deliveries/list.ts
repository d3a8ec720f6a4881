import type { Config } from "../config.ts";
import type { Log } from "../monitoring/log.ts";
import type { Delivery } from "./delivery.ts";
import { readShardCount } from "./shard-count.ts";
import { listDeliveries, readWaiting, skipDeliveries } from "./ledger.ts";
import { readNews } from "./updates.ts";

/** Followers queued by one message of the queue. */
const PAGE = 1000;
/** Messages that one call puts on the queue, at most. */
const BATCH = 100;

export interface ListContext {
  db: D1Database;
  deliveries: Queue<Delivery>;
  config: Pick<Config, "cache" | "siteUrl" | "botApiUrl">;
  /** Epoch ms. */
  now: () => number;
  log: Log;
}

/** Lists who gets an update and queues them: one page now, the next page by another message on the queue. */
export async function listUpdate(context: ListContext, update: number, after = ""): Promise<void> {
  const { db, deliveries, now } = context;
  if (after === "") {
    const news = await readNews(db, update, now());
    if (!news) return;
    if (news.announcement.kind === "silent") {
      // The newest one may still get its own message once nothing has changed for an hour, so it stays unlisted for the cron.
      return news.isNewest ? undefined : skipDeliveries(db, update);
    }
    const shardCount = news.incident.shards === "all" ? 0 : await readShardCount(context);
    await listDeliveries(db, update, { shardCount, now: now() });
  }
  const followers = await readWaiting(db, update, { after, limit: PAGE });
  await enqueue(
    deliveries,
    followers.map((follower) => ({ follower })),
  );
  if (followers.length === PAGE) {
    await deliveries.send({ update, after: followers.at(-1) ?? "" });
  }
}

/** Queues followers, each to be served now or after a delay. */
export async function enqueue(
  deliveries: Queue<Delivery>,
  followers: readonly { follower: string; delaySeconds?: number }[],
): Promise<void> {
  for (let start = 0; start < followers.length; start += BATCH) {
    const batch = followers.slice(start, start + BATCH);
    await deliveries.sendBatch(
      batch.map(({ follower, delaySeconds }) => ({ body: { follower }, delaySeconds })),
    );
  }
}

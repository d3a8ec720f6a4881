import type { Config } from "../config.ts";
import type { Log } from "../monitoring/log.ts";
import type { Delivery } from "./delivery.ts";
import { readShardCount } from "./shard-count.ts";
import { listDeliveries, readWaiting, skipDeliveries } from "./ledger.ts";
import { readNews } from "./updates.ts";

/** Followers that one message of the queue leads to. */
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

/** Lists who is to be told an update, and has them served: a page now, the rest by a message of its own. */
export async function listUpdate(context: ListContext, update: number, after = ""): Promise<void> {
  const { db, deliveries, now } = context;
  if (after === "") {
    const news = await readNews(db, update, now());
    if (!news) return;
    if (news.announcement.kind === "silent") {
      // The newest one is told by itself once it has been calm for a while; until then cron runs come back to it.
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

/** Has followers served, now or after a delay. */
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

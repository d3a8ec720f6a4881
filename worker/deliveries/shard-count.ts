import { readShardNumber } from "../db/samples.ts";
import { reasonOf, type Log } from "../logging/log.ts";

/** How many shards the bot has; 0 while that is unknown, so that an incident may concern every server. */
export async function readShardCount({ db, log }: { db: D1Database; log: Log }): Promise<number> {
  try {
    return await readShardNumber(db);
  } catch (error) {
    log("delivery.shards_unknown", { reason: reasonOf(error) });
    return 0;
  }
}

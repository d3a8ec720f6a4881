import type { Config } from "../context/config.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { shardCountOf } from "../status/uptime-record.ts";
import { readRecord } from "../status/uptime-store.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

const KV_MS = 2000;

export interface ShardCountContext {
  config: Pick<Config, "cache" | "siteUrl" | "botApiUrl">;
  log: Log;
}

/** How many shards the bot has by its latest report; 0 while that is unknown. */
export async function readShardCount({ config, log }: ShardCountContext): Promise<number> {
  try {
    return shardCountOf(await withTimeout(KV_MS, readRecord(config.cache, config)));
  } catch (error) {
    log("delivery.shards_unknown", { reason: reasonOf(error) });
    return 0;
  }
}

import type { Health } from "../app/contract/health.ts";
import { DAY_MS, BUCKET_MS } from "../app/status/uptime/buckets.ts";
import type { Breaker } from "./bot/breaker.ts";
import type { Config } from "./config.ts";
import { log, reasonOf } from "./log.ts";
import type { Tally } from "./metrics.ts";
import { readRecord } from "./uptime.ts";
import { within } from "./within.ts";

const READ_MS = 1000;

interface Needs {
  tally: Tally;
  breaker: Breaker;
}

/** How this isolate is doing, and when the cron last left a sample: unknown (null) without KV. */
export async function readHealth(
  config: Pick<Config, "cache" | "version" | "siteUrl" | "botApiUrl">,
  { tally, breaker }: Needs,
): Promise<Health> {
  const { cache, version } = config;
  const record = await within(READ_MS, readRecord(cache, config)).catch((error: unknown) => {
    log("health.failed", { reason: reasonOf(error) });
    return null;
  });
  const [slot] = record?.slots.at(-1) ?? [];
  const sampledAt = record && slot !== undefined ? record.day * DAY_MS + slot * BUCKET_MS : null;
  const named = version && [version.id, version.tag].filter(Boolean).join(" ");
  return { ...tally.report(breaker), version: named, sampledAt };
}

import type { Health } from "../../app/contract/health.ts";
import { DAY_MS, BUCKET_MS } from "../../app/contract/buckets.ts";
import type { Breaker } from "../bot/breaker.ts";
import type { Config } from "../context/config.ts";
import { log, reasonOf } from "../logging/log.ts";
import type { Metrics } from "./metrics.ts";
import { readRecord } from "../status/uptime-store.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

const READ_MS = 1000;

/** The state of this isolate, and when the cron last left a sample (null when KV does not answer). */
export async function readHealth(
  config: Pick<Config, "cache" | "version" | "siteUrl" | "botApiUrl">,
  { metrics, breaker }: { metrics: Metrics; breaker: Breaker },
): Promise<Health> {
  const { cache, version } = config;
  const record = await withTimeout(READ_MS, readRecord(cache, config)).catch((error: unknown) => {
    log("health.failed", { reason: reasonOf(error) });
    return null;
  });
  const [slot] = record?.slots.at(-1) ?? [];
  const sampledAt = record && slot !== undefined ? record.day * DAY_MS + slot * BUCKET_MS : null;
  const versionName = version && [version.id, version.tag].filter(Boolean).join(" ");
  return { ...metrics.report(breaker), version: versionName, sampledAt };
}

import type { DatabaseHealth, Health } from "../../app/contract/health.ts";
import { DAY_MS, BUCKET_MS } from "../../app/contract/buckets.ts";
import type { Breaker } from "../bot/breaker.ts";
import type { Config } from "../context/config.ts";
import { readRevision } from "../db/revisions.ts";
import { OtherSite } from "../db/site.ts";
import { log, reasonOf } from "../logging/log.ts";
import type { Metrics } from "./metrics.ts";
import { readRecord } from "../status/uptime-store.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

const READ_MS = 1000;

/** The state of this isolate and its stores, and when the cron last left a sample (null when KV does not answer). */
export async function readHealth(
  config: Pick<Config, "cache" | "db" | "version" | "siteUrl" | "botApiUrl">,
  { metrics, breaker }: { metrics: Metrics; breaker: Breaker },
): Promise<Health> {
  const { cache, version } = config;
  const [record, database] = await Promise.all([
    withTimeout(READ_MS, readRecord(cache, config)).catch((error: unknown) => {
      log("health.failed", { reason: reasonOf(error) });
      return null;
    }),
    readDatabaseHealth(config.db),
  ]);
  const [slot] = record?.slots.at(-1) ?? [];
  const sampledAt = record && slot !== undefined ? record.day * DAY_MS + slot * BUCKET_MS : null;
  const versionName = version && [version.id, version.tag].filter(Boolean).join(" ");
  return { ...metrics.report(breaker), version: versionName, sampledAt, database };
}

async function readDatabaseHealth(db: D1Database): Promise<DatabaseHealth> {
  try {
    await withTimeout(READ_MS, readRevision(db, "incidents"));
    return { state: "ok" };
  } catch (error) {
    if (error instanceof OtherSite) return { state: "other-site", site: error.siteUrl };
    log("health.failed", { reason: reasonOf(error) });
    return { state: "failing" };
  }
}

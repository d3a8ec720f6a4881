import type { CircuitHealth, Health } from "../../app/contract/health.ts";
import type { Breaker } from "../bot/breaker.ts";
import type { Config } from "../context/config.ts";
import { readDueTimes } from "../db/due-deliveries.ts";
import { log, reasonOf } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { readSampledAt } from "../status/uptime-store.ts";
import { isQueueLate, isSampleLate } from "./late.ts";

const READ_MS = 1000;

type ShownConfig = Pick<Config, "cache" | "db" | "version" | "siteUrl" | "botApiUrl" | "local">;

/** The state of the stores, of what the cron and the queue's consumer do, and of this isolate's circuits. `now` in epoch ms. */
export async function readHealth(
  config: ShownConfig,
  { breaker, now }: { breaker: Pick<Breaker, "states">; now: number },
): Promise<Health> {
  const { version } = config;
  const [sample, stored] = await Promise.all([
    readSampleHealth(config, now),
    readDatabaseHealth(config.db, now),
  ]);
  const versionName = version && [version.id, version.tag].filter(Boolean).join(" ");
  return { version: versionName, at: now, sample, ...stored, circuits: circuitsOf(breaker, now) };
}

async function readSampleHealth(config: ShownConfig, now: number): Promise<Health["sample"]> {
  try {
    const at = await withTimeout(READ_MS, readSampledAt(config.cache, config));
    return { at, isLate: isSampleLate(at, now, config) };
  } catch (error) {
    log("health.failed", { reason: reasonOf(error) });
    return null;
  }
}

async function readDatabaseHealth(
  db: D1Database,
  now: number,
): Promise<Pick<Health, "database" | "queue">> {
  try {
    const times = await withTimeout(READ_MS, readDueTimes(db));
    const queue = { ...times, isLate: isQueueLate(times.nextAt, now) };
    return { database: "ok", queue };
  } catch (error) {
    log("health.failed", { reason: reasonOf(error) });
    return { database: "failing", queue: null };
  }
}

/** By path; those that fail come first. */
function circuitsOf(breaker: Pick<Breaker, "states">, now: number): CircuitHealth[] {
  const circuits = [...breaker.states()].map(([path, { failures, openUntil }]) => {
    const openFor = Math.max(0, Math.ceil((openUntil - now) / 1000));
    return { path, failures, openFor };
  });
  return circuits.sort(
    (a, b) => b.openFor - a.openFor || b.failures - a.failures || (a.path < b.path ? -1 : 1),
  );
}

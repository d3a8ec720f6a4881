import type { MiddlewareHandler } from "hono";
import { ConfigError, readConfig, type Config, type Env } from "../context/config.ts";
import type { CronRun } from "../context/cron-run.ts";
import type { EdgeEnv } from "../context/edge-env.ts";
import { addAlerts } from "../db/alerts.ts";
import { hasAlarms, takeAlarms } from "../logging/alarms.ts";
import { log, reasonOf } from "../logging/log.ts";

/**
 * Stores what this isolate's log has of alarms, so that the cron can tell the staff channel. Never throws: where the
 * database fails, the cron says so itself.
 */
export async function recordAlerts(
  { alertWebhook, db }: Pick<Config, "alertWebhook" | "db">,
  { now, log }: Pick<CronRun, "now" | "log">,
): Promise<void> {
  if (!alertWebhook || alertWebhook === "malformed") return;
  const counts = takeAlarms(now);
  if (counts.size === 0) return;
  try {
    await addAlerts(db, counts, now);
  } catch (error) {
    log("alerts.failed", { reason: reasonOf(error) });
  }
}

/** A handler that stores the isolate's alarms when it has ended, or failed. `now` in epoch ms. */
export function recordingAlerts<T>(
  handle: (work: T, env: Env) => Promise<void>,
  now: () => number,
): (work: T, env: Env) => Promise<void> {
  return async function recordAlertsAtEnd(work, env) {
    try {
      await handle(work, env);
    } finally {
      await recordIfConfigured(env, now());
    }
  };
}

async function recordIfConfigured(env: Env, now: number): Promise<void> {
  try {
    await recordAlerts(readConfig(env), { now, log });
  } catch (error) {
    // The handler has said so.
    if (!(error instanceof ConfigError)) throw error;
  }
}

/** Stores the isolate's alarms behind each response. */
export const recordAlertsAfter: MiddlewareHandler<EdgeEnv> = async function recordAlertsAfter(
  c,
  next,
) {
  await next();
  if (!hasAlarms()) return;
  c.executionCtx.waitUntil(recordAlerts(c.get("config"), { now: c.get("now")(), log }));
};

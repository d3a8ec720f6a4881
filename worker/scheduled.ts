import { maintainAppeals } from "./appeals/maintain.ts";
import { recordAlerts } from "./alerts/record.ts";
import { tellAlerts, tellInvalid } from "./alerts/tell.ts";
import { moveHideList } from "./avatars/move-hide-list.ts";
import { readMaintenance, writeAutomaticUpdates } from "./incidents/automatic.ts";
import { createBotFetch } from "./bot/upstream.ts";
import { ConfigError, readAlertTarget, readConfig, type Env } from "./context/config.ts";
import { maintainDeliveries } from "./deliveries/maintain.ts";
import { resealTokens } from "./follow/reseal.ts";
import { deleteOldCounts } from "./db/daily-counts.ts";
import { deleteOldHours } from "./db/hourly-counts.ts";
import { log, reasonOf } from "./logging/log.ts";
import { deleteOldLines } from "./staff/keep-trail.ts";
import { isHealthy } from "./status/uptime-record.ts";
import { takeSample } from "./status/uptime-store.ts";

/** The cron trigger: takes a sample of the shards every five minutes, and does what follows from it. */
export async function runScheduled(controller: ScheduledController, env: Env): Promise<void> {
  try {
    const config = readConfig(env);
    const fetchBot = createBotFetch({
      url: config.botApiUrl,
      key: config.botApiKey,
      userAgent: config.userAgent,
    });
    // First, and without waiting for more of the database than the maintenance, for a second at most.
    const readWindows = () => readMaintenance(config.db, { now: Date.now(), log });
    const context = { fetchBot, owner: config, now: Date.now, log, readMaintenance: readWindows };
    const record = await takeSample(config.cache, context, controller.scheduledTime);
    await writeAutomaticUpdates(record?.incidents ?? [], {
      config,
      now: Date.now(),
      log,
      isHealthy: record !== null && isHealthy(record),
    });
    await maintainDeliveries(config, { now: Date.now(), log });
    await deleteOldLines(config.db, controller.scheduledTime, log);
    await orLog("avatars.hide_list_not_moved", () =>
      moveHideList({ ...config, now: Date.now, log }),
    );
    await orLog("limit.cleanup_failed", async () => {
      await deleteOldCounts(config.db, controller.scheduledTime);
      await deleteOldHours(config.db, controller.scheduledTime);
    });
    await maintainAppeals(config, {
      fetchBot,
      now: Date.now(),
      scheduledAt: controller.scheduledTime,
      log,
    });
    await recordAlerts(config, { now: Date.now(), log });
    await tellAlerts(config, { now: Date.now(), log });
    // Behind the alarms, as it computes the most; of its own the next run tells.
    await resealTokens(config.db, config, log);
    await recordAlerts(config, { now: Date.now(), log });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { problems } = error;
    log("config.invalid", { problems: problems.join("; ") });
    const target = readAlertTarget(env);
    if (target) await tellInvalid(target, { problems, scheduledAt: controller.scheduledTime, log });
  }
}

/** A failed task is logged and left to the next run. */
async function orLog(event: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log(event, { reason: reasonOf(error) });
  }
}

import { announceAutomaticIncidents, readMaintainedShards } from "./status/automatic-incidents.ts";
import { createBotFetch } from "./bot/upstream.ts";
import { ConfigError, readConfig, type Env } from "./config.ts";
import { resealTokens } from "./follow/reseal.ts";
import { log } from "./monitoring/log.ts";
import { deleteOldLines } from "./staff/trail.ts";
import { takeSample } from "./status/uptime.ts";

/** The cron trigger: every five minutes a sample of the shards, and what follows from it. */
export async function runScheduled(controller: ScheduledController, env: Env): Promise<void> {
  try {
    const config = readConfig(env);
    const fetchBot = createBotFetch({
      url: config.botApiUrl,
      key: config.botApiKey,
      userAgent: config.userAgent,
    });
    const maintained = await readMaintainedShards(config.db, { now: Date.now(), log });
    const context = { fetchBot, owner: config, now: Date.now, log, maintained };
    const record = await takeSample(config.cache, context, controller.scheduledTime);
    await announceAutomaticIncidents(record?.incidents ?? [], { config, now: Date.now(), log });
    await deleteOldLines(config.db, controller.scheduledTime, log);
    if (config.db) await resealTokens(config.db, config, log);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    log("config.invalid", { problems: error.problems.join("; ") });
  }
}

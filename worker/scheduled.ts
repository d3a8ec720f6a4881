import { createBotFetch } from "./bot/upstream.ts";
import { ConfigError, readConfig, type Env } from "./config.ts";
import { log, reasonOf } from "./log.ts";
import { forgetOldLines } from "./trail.ts";
import { takeSample } from "./uptime.ts";

function logFailure(error: unknown): void {
  log("trail.not_shortened", { reason: reasonOf(error) });
}

/** The cron trigger: takes one sample of the shards every five minutes. */
export async function runScheduled(controller: ScheduledController, env: Env): Promise<void> {
  try {
    const config = readConfig(env);
    const fetchBot = createBotFetch({
      url: config.botApiUrl,
      key: config.botApiKey,
      userAgent: config.userAgent,
    });
    const context = { fetchBot, owner: config, now: Date.now, log };
    await takeSample(config.cache, context, controller.scheduledTime);
    if (config.db) await forgetOldLines(config.db, controller.scheduledTime).catch(logFailure);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    log("config.invalid", { problems: error.problems.join("; ") });
  }
}

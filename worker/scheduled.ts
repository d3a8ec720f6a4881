import { createAsk } from "./bot/upstream.ts";
import { ConfigError, readConfig, type Env } from "./config.ts";
import { log } from "./log.ts";
import { takeSample } from "./uptime.ts";

/** The cron trigger: one sample of the shards every five minutes. */
export async function sampled(controller: ScheduledController, env: Env): Promise<void> {
  try {
    const config = readConfig(env);
    const ask = createAsk({ url: config.botApiUrl, key: config.botApiKey });
    const needs = { ask, owner: config, now: Date.now, log };
    await takeSample(config.cache, needs, controller.scheduledTime);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    log("config.invalid", { problems: error.problems.join("; ") });
  }
}

import { maintainAppeals } from "./appeals/maintain.ts";
import { watchShards } from "./incidents/watch.ts";
import type { BotFetch } from "./bot/upstream.ts";
import { createReadFetch } from "./push/read.ts";
import { ConfigError, forOneRun, readConfig, type Config, type Env } from "./context/config.ts";
import type { CronRun } from "./context/services.ts";
import { maintainDeliveries } from "./deliveries/maintain.ts";
import { resealTokens } from "./follow/reseal.ts";
import { deleteOldCounts } from "./db/counts.ts";
import { log, reasonOf } from "./logging/log.ts";
import { deleteOldLines } from "./staff/keep-audit-log.ts";

interface Task {
  /** The log event of its failure. */
  failed: string;
  run: (config: Config, run: CronRun & { fetchBot: BotFetch }) => Promise<void>;
}

/** After the sample, in this order. A failed task waits for the next run. */
const TASKS: readonly Task[] = [
  { failed: "deliveries.failed", run: maintainDeliveries },
  { failed: "audit.cleanup_failed", run: deleteOldLines },
  { failed: "limit.cleanup_failed", run: ({ db }, { now }) => deleteOldCounts(db, now) },
  { failed: "appeals.failed", run: maintainAppeals },
  // Last, because it computes the most.
  { failed: "follow.reseal_failed", run: resealTokens },
];

/** The cron trigger: samples the shards every five minutes and runs what follows. */
export async function runScheduled(
  { scheduledTime: scheduledAt }: ScheduledController,
  env: Env,
): Promise<void> {
  let config: Config;
  try {
    config = forOneRun(readConfig(env));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return log("config.invalid", { problems: error.problems.join("; ") });
  }
  const fetchBot = createReadFetch(config, Date.now);
  await watchShards(config, { fetchBot, now: Date.now(), scheduledAt, log });
  for (const { failed, run } of TASKS) {
    await orLog(failed, () => run(config, { fetchBot, now: Date.now(), scheduledAt, log }));
  }
}

async function orLog(event: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log(event, { reason: reasonOf(error) });
  }
}

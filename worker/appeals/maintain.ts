import { tellQueue } from "./tell-queue.ts";
import { listTextReader } from "../bot/list-text.ts";
import type { BotFetch } from "../bot/upstream.ts";
import type { Config } from "../context/config.ts";
import type { CronRun } from "../context/cron-run.ts";
import { closeEnded, deleteOldAppeals } from "../db/appeal-closing.ts";
import { closeByData } from "./close-by-data.ts";
import { closeDeletion } from "./close-deletions.ts";

/**
 * The cron's part: closes what has ended, reads one of the bot's lists and looks at one request, tells the staff channel
 * of what is new, and deletes what is old. @throws what D1 throws
 */
export async function maintainAppeals(
  config: Pick<Config, "db" | "staffWebhook" | "siteUrl" | "userAgent">,
  { fetchBot, now, scheduledAt, log }: CronRun & { fetchBot: BotFetch },
): Promise<void> {
  const { db } = config;
  await closeEnded(db, now);
  await closeByData(db, { listText: listTextReader(fetchBot, log), log }, now);
  await closeDeletion(db, { fetchBot, log, now });
  await tellQueue(config, { now, scheduledAt, log });
  await deleteOldAppeals(db, now);
}

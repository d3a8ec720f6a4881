import { tellQueue } from "../alerts/tell-queue.ts";
import { listTextReader } from "../bot/list-text.ts";
import type { BotFetch } from "../bot/upstream.ts";
import type { Config } from "../context/config.ts";
import { closeEnded, deleteOldAppeals } from "../db/appeal-closing.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { closeByData } from "./close-by-data.ts";
import { closeDeletion } from "./close-deletions.ts";

interface Run {
  fetchBot: BotFetch;
  /** Epoch ms, as is the time that the run was planned for. */
  now: number;
  scheduledAt: number;
  log: Log;
}

/**
 * The cron's part: closes what has ended, reads one of the bot's lists and looks at one request, tells the staff channel
 * of what is new, and deletes what is old. Never throws: the next run does what this one could not.
 */
export async function maintainAppeals(
  config: Pick<Config, "db" | "alertWebhook" | "siteUrl" | "userAgent">,
  { fetchBot, now, scheduledAt, log }: Run,
): Promise<void> {
  const { db } = config;
  try {
    await closeEnded(db, now);
    await closeByData(db, { listText: listTextReader(fetchBot, log), log }, now);
    await closeDeletion(db, { fetchBot, log, now });
    await tellQueue(config, { scheduledAt, log });
    await deleteOldAppeals(db, now);
  } catch (error) {
    log("appeals.failed", { reason: reasonOf(error) });
  }
}

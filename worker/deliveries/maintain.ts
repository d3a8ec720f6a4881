import type { Config } from "../context/config.ts";
import type { CronRun } from "../context/cron-run.ts";
import { deleteOldDeliveries } from "../db/deliveries.ts";
import { deleteEndedFollowers } from "./delete-ended-followers.ts";
import { wakeIfDue } from "./wake-up.ts";

/**
 * The cron's part: wakes the consumer where a wake-up was lost, and deletes a little of what is over.
 * @throws what D1 throws
 */
export async function maintainDeliveries(
  config: Pick<Config, "db" | "deliveries" | "discordUrl" | "userAgent" | "sessionSecrets">,
  { now, log }: Pick<CronRun, "now" | "log">,
): Promise<void> {
  const { db, deliveries } = config;
  if (!deliveries) return;
  await wakeIfDue({ db, deliveries, log }, now);
  await deleteEndedFollowers(db, config, { now, log });
  await deleteOldDeliveries(db, now);
}

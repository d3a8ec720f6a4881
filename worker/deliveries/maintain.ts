import type { Config } from "../context/config.ts";
import { deleteOldDeliveries } from "../db/deliveries.ts";
import { deleteEndedFollowers } from "./delete-ended-followers.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { wakeIfDue } from "./wake-up.ts";

/**
 * The cron's part: wakes the consumer where a wake-up was lost, and deletes a little of what is over. Never throws: the
 * next run does what this one could not.
 */
export async function maintainDeliveries(
  config: Pick<Config, "db" | "deliveries" | "discordUrl" | "userAgent" | "sessionSecrets">,
  { now, log }: { now: number; log: Log },
): Promise<void> {
  const { db, deliveries } = config;
  if (!deliveries) return;
  try {
    await wakeIfDue({ db, deliveries, log }, now);
    await deleteEndedFollowers(db, config, { now, log });
    await deleteOldDeliveries(db, now);
  } catch (error) {
    log("deliveries.failed", { reason: reasonOf(error) });
  }
}

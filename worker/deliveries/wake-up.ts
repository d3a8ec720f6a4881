import { reasonOf, type Log } from "../logging/log.ts";
import type { WakeUp } from "../context/config.ts";
import { readDueTimes } from "../db/due-deliveries.ts";

/** Later deliveries are left to the cron, which runs every five minutes. */
const MOST_DELAY_MS = 5 * 60_000;

export interface WakeContext {
  deliveries: Queue<WakeUp>;
  log: Log;
}

/** Wakes the consumer. Never throws: after a failure the next cron run does it. */
export async function wakeDeliveries({ deliveries, log }: WakeContext, delayMs = 0): Promise<void> {
  if (delayMs > MOST_DELAY_MS) return;
  try {
    const delaySeconds = Math.max(0, Math.ceil(delayMs / 1000));
    await deliveries.send({ wake: "deliveries" }, { delaySeconds });
  } catch (error) {
    log("deliveries.failed", { reason: reasonOf(error) });
  }
}

/** Wakes the consumer if a delivery is due: a wake-up may have been lost. @throws what D1 throws */
export async function wakeIfDue(
  context: WakeContext & { db: D1Database },
  now: number,
): Promise<void> {
  const { nextAt } = await readDueTimes(context.db);
  if (nextAt !== null && nextAt <= now) await wakeDeliveries(context);
}

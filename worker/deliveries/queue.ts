import { ConfigError, readConfig, type Config, type Env, type WakeUp } from "../context/config.ts";
import { readDueTimes } from "../db/due-deliveries.ts";
import { log, reasonOf, type Log } from "../logging/log.ts";
import { deliverDue } from "./deliver.ts";
import { createWebhookClient } from "./webhook.ts";

/** The queue carries only wake-ups: the database knows what is due. */

/** Before a wake-up is retried after an unexpected error. */
const RETRY_SECONDS = 10;
/** The cron, every five minutes, wakes for later ones. */
const MOST_DELAY_MS = 5 * 60_000;

export interface WakeContext {
  deliveries: Queue<WakeUp>;
  log: Log;
}

/** Wakes the consumer. Never throws: after a failure, the next cron run does it. */
export async function wakeDeliveries({ deliveries, log }: WakeContext, delayMs = 0): Promise<void> {
  if (delayMs > MOST_DELAY_MS) return;
  try {
    const delaySeconds = Math.max(0, Math.ceil(delayMs / 1000));
    await deliveries.send({ wake: "deliveries" }, { delaySeconds });
  } catch (error) {
    log("deliveries.failed", { reason: reasonOf(error) });
  }
}

/** Wakes the consumer if a delivery is due, in case a wake-up was lost. @throws what D1 throws */
export async function wakeIfDue(
  context: WakeContext & { db: D1Database },
  now: number,
): Promise<void> {
  const { nextAt } = await readDueTimes(context.db);
  if (nextAt !== null && nextAt <= now) await wakeDeliveries(context);
}

export interface ConsumerClock {
  /** Epoch ms. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

const CLOCK: ConsumerClock = {
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Takes wake-ups from the queue; a batch counts as one. */
export function createConsumer({ now, wait }: ConsumerClock = CLOCK) {
  return async function consumeDeliveries(batch: MessageBatch, env: Env): Promise<void> {
    const config = configOf(env);
    if (!config?.deliveries) return batch.retryAll({ delaySeconds: 60 });
    const { db, deliveries } = config;
    try {
      const webhooks = createWebhookClient(config);
      const nextAt = await deliverDue({ db, webhooks, config, now, wait, log });
      if (nextAt !== null) await wakeDeliveries({ deliveries, log }, nextAt - now());
      batch.ackAll();
    } catch (error) {
      log("delivery.error", { reason: reasonOf(error) });
      batch.retryAll({ delaySeconds: RETRY_SECONDS });
    }
  };
}

export const consumeDeliveries = createConsumer();

function configOf(env: Env): Config | null {
  try {
    return readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    log("config.invalid", { problems: error.problems.join("; ") });
    return null;
  }
}

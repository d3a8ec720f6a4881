import * as v from "valibot";
import { ConfigError, forOneRun, readConfig, type Config, type Env } from "../context/config.ts";
import { log, reasonOf } from "../logging/log.ts";
import { createCallBudget } from "./budget.ts";
import { deliverDue } from "./deliver.ts";
import { createWebhookClient } from "./webhook.ts";
import { wakeDeliveries } from "./wake-up.ts";

/** Before messages are retried after an unexpected error. */
const RETRY_SECONDS = 10;

/** The only message that this version knows. */
const known = v.object({ wake: v.literal("deliveries") });

export interface ConsumerClock {
  /** Epoch ms. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

const CLOCK: ConsumerClock = {
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Takes wake-ups from the queue: all of a batch are one. */
export function createConsumer(clock: ConsumerClock = CLOCK) {
  return async function consumeDeliveries(batch: MessageBatch, env: Env): Promise<void> {
    const config = configOf(env);
    if (!config?.deliveries) return batch.retryAll({ delaySeconds: 60 });
    const wakeUps: Message[] = [];
    for (const message of batch.messages) {
      if (v.is(known, message.body)) wakeUps.push(message);
      else {
        // A message of a newer version, which may be the next consumer.
        log("delivery.unknown");
        message.retry({ delaySeconds: 60 });
      }
    }
    if (wakeUps.length === 0) return;
    try {
      await consume({ db: config.db, deliveries: config.deliveries, config }, clock);
      for (const message of wakeUps) message.ack();
    } catch (error) {
      log("delivery.error", { reason: reasonOf(error) });
      for (const message of wakeUps) message.retry({ delaySeconds: RETRY_SECONDS });
    }
  };
}

export const consumeDeliveries = createConsumer();

interface Bound {
  db: D1Database;
  deliveries: NonNullable<Config["deliveries"]>;
  config: Config;
}

async function consume(
  { db, deliveries, config }: Bound,
  { now, wait }: ConsumerClock,
): Promise<void> {
  const budget = createCallBudget();
  const webhooks = createWebhookClient(config);
  const nextAt = await deliverDue({ db, webhooks, config, budget, now, wait, log });
  if (nextAt === null) return;
  await budget.spend(() => wakeDeliveries({ deliveries, log }, nextAt - now()));
}

function configOf(env: Env): Config | null {
  try {
    return forOneRun(readConfig(env));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    log("config.invalid", { problems: error.problems.join("; ") });
    return null;
  }
}

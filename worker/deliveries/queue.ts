import * as v from "valibot";
import { createConcurrencyLimit } from "../primitives/concurrency-limit.ts";
import { ConfigError, readConfig, type Config, type Env } from "../config.ts";
import { log, reasonOf } from "../monitoring/log.ts";
import { delivery } from "./delivery.ts";
import { listUpdate, type ListContext } from "./list.ts";
import { serve, type ServeContext } from "./serve.ts";
import { createWebhookClient } from "./webhook.ts";

/** The platform allows six connections at once; the others wait before their time starts. */
const MAX_CONCURRENT = 5;
/** The longest a message can wait in the queue. */
const MAX_DELAY_SECONDS = 43_200;
/** Before messages are retried after an unexpected error. */
const RETRY_SECONDS = 10;

/** Takes messages from the queue. Each succeeds or fails by itself. */
export async function consumeDeliveries(batch: MessageBatch, env: Env): Promise<void> {
  const config = configOf(env);
  if (!config?.db || !config.deliveries) return batch.retryAll({ delaySeconds: 60 });
  const { db, deliveries } = config;
  const context: Context = {
    db,
    deliveries,
    config,
    webhooks: createWebhookClient(config),
    limit: createConcurrencyLimit(MAX_CONCURRENT),
    now: Date.now,
    log,
  };
  const byFollower = new Map<string, Message[]>();
  for (const message of batch.messages) {
    const parsed = v.safeParse(delivery, message.body);
    if (!parsed.success) {
      log("delivery.unknown");
      message.ack();
    } else if ("update" in parsed.output) {
      const { update, after } = parsed.output;
      await orRetry([message], async () => {
        await listUpdate(context, update, after);
        message.ack();
      });
    } else {
      const { follower } = parsed.output;
      byFollower.set(follower, [...(byFollower.get(follower) ?? []), message]);
    }
  }
  await orRetry([...byFollower.values()].flat(), () => serveAll(context, byFollower));
}

type Context = ServeContext & ListContext;

/** Retries the messages after an unexpected error, such as a failure of the database. */
async function orRetry(messages: readonly Message[], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log("delivery.error", { reason: reasonOf(error) });
    for (const message of messages) message.retry({ delaySeconds: RETRY_SECONDS });
  }
}

async function serveAll(
  context: Context,
  byFollower: ReadonlyMap<string, Message[]>,
): Promise<void> {
  const nexts = await serve(context, [...byFollower.keys()]);
  for (const [follower, messages] of byFollower) {
    const next = nexts.get(follower);
    const [first, ...others] = messages;
    for (const other of others) other.ack();
    if (next?.kind === "failed") {
      first?.retry({ delaySeconds: next.seconds });
      continue;
    }
    if (next?.kind === "later") {
      // A new message, because a retry of this one would count towards the queue's limit of retries.
      const delaySeconds = Math.min(next.seconds, MAX_DELAY_SECONDS);
      await context.deliveries.send({ follower }, { delaySeconds });
    }
    first?.ack();
  }
}

function configOf(env: Env): Config | null {
  try {
    return readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    log("config.invalid", { problems: error.problems.join("; ") });
    return null;
  }
}

import { env } from "cloudflare:workers";
import type { Env } from "../../worker/context/config.ts";
import { createConsumer } from "../../worker/deliveries/queue.ts";
import type { WakeUp } from "../../worker/context/config.ts";
import { addFollower } from "../../worker/db/followers.ts";
import { sealToken } from "../../worker/crypto/sealed-token.ts";
import { emptyTables } from "./database.ts";
import { OLD_SESSION_SECRET, SESSION_SECRET } from "./fixtures.ts";
import { advance } from "./runtime-setup.ts";

/** The queue on the test's clock, as the platform runs it, and its tables. */

const { DB } = env;
const BATCH = 100;
/** More batches than any test needs: a consumer that wakes itself for nothing never ends. */
const MOST_BATCHES = 2000;
const MAX_RETRIES = 6;

interface Waiting {
  id: string;
  body: unknown;
  attempts: number;
  dueAt: number;
}

export interface DeliveryQueue {
  /** Puts a message on the queue, by default a wake-up. */
  send: (body?: unknown) => void;
  /** Consumes batches until none waits, letting time pass. */
  drain: () => Promise<void>;
  /** Consumes what is due now. */
  consumeDue: () => Promise<void>;
  waiting: Waiting[];
  dead: unknown[];
  /** Messages put on it so far. */
  sent: () => number;
  /** Bindings for a worker that uses this queue. */
  bindings: Env;
}

export function createDeliveryQueue(): DeliveryQueue {
  const waiting: Waiting[] = [];
  const dead: unknown[] = [];
  let ids = 0;

  function push(body: unknown = { wake: "deliveries" }, delaySeconds = 0): void {
    ids += 1;
    waiting.push({
      id: String(ids),
      body,
      attempts: 1,
      dueAt: Date.now() + delaySeconds * 1000,
    });
  }

  const producer = {
    async send(body: unknown, { delaySeconds }: { delaySeconds?: number } = {}) {
      push(body, delaySeconds);
    },
  };
  const bindings: Env = { ...env, DELIVERIES: producer as unknown as Queue<WakeUp> };

  async function consume(batch: Waiting[]): Promise<void> {
    const outcomes = new Map<string, number | null>();
    const messages = batch.map(({ id, body, attempts }) => ({
      id,
      body,
      attempts,
      timestamp: new Date(),
      ack: () => void outcomes.set(id, null),
      retry: ({ delaySeconds = 0 } = {}) => void outcomes.set(id, delaySeconds),
    }));
    const given = {
      queue: "haven-deliveries",
      messages,
      ackAll: () => messages.forEach(({ ack }) => ack()),
      retryAll: (options?: object) => messages.forEach(({ retry }) => retry(options)),
    };
    await consumeDeliveries(given as unknown as MessageBatch, bindings);
    for (const message of batch) {
      const delay = outcomes.get(message.id);
      if (delay === null) continue;
      if (message.attempts > MAX_RETRIES) dead.push(message.body);
      else {
        const dueAt = Date.now() + (delay ?? 0) * 1000;
        waiting.push({ ...message, attempts: message.attempts + 1, dueAt });
      }
    }
  }

  async function consumeDue(): Promise<void> {
    for (let batches = 0, at = Date.now(); ; batches = Date.now() > at ? 0 : batches + 1) {
      at = Date.now();
      if (batches > MOST_BATCHES) throw new Error("the consumer wakes itself without end");
      waiting.sort((a, b) => a.dueAt - b.dueAt);
      const due = waiting.findIndex(({ dueAt }) => dueAt > Date.now());
      const batch = waiting.splice(0, Math.min(BATCH, due === -1 ? waiting.length : due));
      if (batch.length === 0) return;
      await consume(batch);
    }
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const next = Math.min(...waiting.map(({ dueAt }) => dueAt));
      advance(Math.max(0, Math.ceil((next - Date.now()) / 1000)));
      await consumeDue();
    }
  }

  return {
    send: (body) => push(body),
    drain,
    consumeDue,
    waiting,
    dead,
    sent: () => ids,
    bindings,
  };
}

/** Waits advance the test's clock. */
const consumeDeliveries = createConsumer({
  now: Date.now,
  wait: async (ms) => advance(ms / 1000),
});

/** Secrets that seal tokens here. */
export const SECRETS = [SESSION_SECRET, OLD_SESSION_SECRET] as const;

/** Adds a follower; returns the webhook's id. `place` makes ids and channel. */
export async function followAt(
  place: number,
  {
    scope = "all",
    guild = String(1_100_000_000_000_000_000n + BigInt(place)),
  }: { scope?: "all" | "server"; guild?: string } = {},
): Promise<string> {
  const id = String(1_200_000_000_000_000_000n + BigInt(place));
  const token = await sealToken(tokenOf(id), id, SECRETS);
  const channel = String(1_300_000_000_000_000_000n + BigInt(place));
  const added = { webhook_id: id, channel_id: channel, guild_id: guild, token, scope };
  const kept = await addFollower(DB, added, Date.now());
  if (kept === "full") throw new Error("the server is full");
  return id;
}

/** Adds a follower from before all updates. */
export async function followSinceEver(
  place = 1,
  options?: Parameters<typeof followAt>[1],
): Promise<string> {
  const id = await followAt(place, options);
  await DB.prepare("UPDATE followers SET created_at = 0 WHERE webhook_id = ?1").bind(id).run();
  return id;
}

/** A webhook's token, as its platform knows it. */
export function tokenOf(id: string): string {
  return `sentinel-webhook-token-${id}`;
}

/** Empties the tables behind deliveries. */
export function forgetDeliveries(): Promise<void> {
  return emptyTables(
    "deliveries",
    "deliveries_pause",
    "followers",
    "incident_edits",
    "incident_updates",
    "incidents",
  );
}

/** Each delivery's state by webhook and update; a withdrawal's key says so. */
export async function deliveryStates(): Promise<Record<string, string>> {
  const { results } = await DB.prepare("SELECT * FROM deliveries").all<{
    webhook_id: string;
    update_id: number;
    task: string;
    state: string;
  }>();
  return Object.fromEntries(
    results.map(({ webhook_id, update_id, task, state }) => [
      [webhook_id, update_id, ...(task === "post" ? [] : [task])].join(" "),
      state,
    ]),
  );
}

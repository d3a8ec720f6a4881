import { env } from "cloudflare:workers";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { InterceptedDatabase } from "../../../worker/db/intercepted-database.ts";
import { createConsumer, wakeIfDue } from "../../../worker/deliveries/queue.ts";
import {
  createDeliveryQueue,
  deliveryStates,
  followAt,
  forgetDeliveries,
} from "../../support/delivery-queue.ts";
import { stubFetch } from "../../support/stub-fetch.ts";
import { openIncident, OUTAGE } from "../../support/team-writes.ts";

const { DB } = env;

stubFetch(() => Response.json({ id: "1400000000000000001" }));
beforeEach(forgetDeliveries);

const down = () => Promise.reject(new Error("down"));

/** Consumes a wake-up, counting its calls; `fails` picks failing statements, which call `how`. */
async function consumeOnce(
  fails: (query: string) => boolean = () => false,
  how: () => Promise<never> = down,
) {
  const count = { calls: 0, posts: 0 };
  const counted = <T>(work: () => Promise<T>): Promise<T> => {
    count.calls += 1;
    return work();
  };
  vi.stubGlobal("fetch", () =>
    counted(async () => {
      count.posts += 1;
      return Response.json({ id: "1400000000000000001" });
    }),
  );
  const { bindings } = createDeliveryQueue();
  const DB = new InterceptedDatabase(env.DB, (work, queries) =>
    counted(() => (queries.some(fails) ? how() : work())),
  );
  const CACHE = { get: (key: string) => counted(() => env.CACHE.get(key)) };
  const DELIVERIES = { send: () => counted(async () => {}) };
  const stores = { ...bindings, DB, CACHE, DELIVERIES } as unknown as typeof bindings;
  const consume = createConsumer({ now: Date.now, wait: async () => {} });
  await consume({ ackAll() {} } as unknown as MessageBatch, stores);
  return count;
}

/** Whether a statement records outcomes, as the `first` such one to the `last`. */
function isRecord(first: number, last = Infinity): (query: string) => boolean {
  let records = 0;
  return (query) => {
    if (!query.startsWith("UPDATE deliveries SET state = new")) return false;
    records += 1;
    return first <= records && records <= last;
  };
}

it("F49: once outcomes cannot be recorded, nothing is posted beyond what was under way, and at most 40 calls are made", async () => {
  for (let place = 0; place < 20; place += 1) await followAt(place);
  await openIncident(DB, OUTAGE, { author: "1", now: Date.now() });
  const { calls, posts } = await consumeOnce(isRecord(3));
  expect(posts).toBe(15);
  expect(calls).toBeLessThanOrEqual(40);
});

it("F49: the invocation that has outcomes records them as soon as possible", async () => {
  for (let place = 0; place < 5; place += 1) await followAt(place);
  await openIncident(DB, OUTAGE, { author: "1", now: Date.now() });
  await consumeOnce(isRecord(1, 3));
  expect(Object.values(await deliveryStates())).toEqual(Array(5).fill("sent"));
});

it("F49: a database that hangs once does not keep the invocation from recording outcomes", async () => {
  for (let place = 0; place < 5; place += 1) await followAt(place);
  await openIncident(DB, OUTAGE, { author: "1", now: Date.now() });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await consumeOnce(isRecord(1, 1), () => {
    queueMicrotask(() => vi.advanceTimersByTime(10_000));
    return new Promise(() => {});
  });
  expect(Object.values(await deliveryStates())).toEqual(Array(5).fill("sent"));
});

it("the cron wakes the consumer where something is due, and otherwise costs no operation of the queue", async () => {
  await followAt(1);
  const queue = createDeliveryQueue();
  const deliveries = queue.bindings.DELIVERIES!;
  const wake = () => wakeIfDue({ db: DB, deliveries, log: () => {} }, Date.now());
  await wake();
  expect(queue.waiting).toEqual([]);
  await openIncident(DB, OUTAGE, { author: "1", now: Date.now() });
  await wake();
  expect(queue.waiting).toHaveLength(1);
});

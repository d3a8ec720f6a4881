import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { InterceptedDatabase } from "../../../worker/db/intercepted-database.ts";
import { createConsumer } from "../../../worker/deliveries/queue.ts";
import { wakeIfDue } from "../../../worker/deliveries/wake-up.ts";
import {
  createDeliveryQueue,
  deliveryStates,
  followAt,
  forgetDeliveries,
} from "../../support/delivery-queue.ts";
import { openIncident } from "../../support/team-writes.ts";

const { DB } = env;
const OUTAGE = {
  title: "Music is silent",
  impact: "major",
  shards: "all",
  status: "investigating",
  text: "We look into it.",
  scheduled_for: null,
  scheduled_until: null,
} as const;

beforeEach(async () => {
  await forgetDeliveries();
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => Response.json({ id: "1400000000000000001" }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("a message of an earlier version is a wake-up", async () => {
  const webhook = await followAt(1);
  const queue = createDeliveryQueue();
  await openIncident(DB, OUTAGE, { author: "1", now: Date.now() });
  queue.send({ follower: webhook });
  await queue.drain();
  expect(Object.values(await deliveryStates())).toEqual(["sent"]);
});

it("an update that an earlier version wrote without deliveries is posted, because its message names it", async () => {
  await followAt(1);
  const queue = createDeliveryQueue();
  const { update } = await openIncident(DB, OUTAGE, { author: "1", now: Date.now() });
  await DB.prepare("DELETE FROM deliveries").run();
  queue.send({ update });
  queue.send({ update });
  await queue.drain();
  expect(Object.values(await deliveryStates())).toEqual(["sent"]);
});

it("a message of a newer version is tried again and not lost", async () => {
  const queue = createDeliveryQueue();
  queue.send({ later: true });
  await queue.consumeDue();
  expect(queue.waiting).toMatchObject([{ body: { later: true }, attempts: 2 }]);
});

it("F49: while outcomes cannot be recorded, nothing is posted beyond what was under way", async () => {
  for (let place = 0; place < 20; place += 1) await followAt(place);
  await openIncident(DB, OUTAGE, { author: "1", now: Date.now() });
  let posts = 0;
  vi.stubGlobal("fetch", async () => {
    posts += 1;
    return Response.json({ id: "1400000000000000001" });
  });
  const database = new InterceptedDatabase(DB, (work, queries) =>
    queries.some((query) => query.startsWith("UPDATE deliveries SET state"))
      ? Promise.reject(new Error("down"))
      : work(),
  );
  const { bindings } = createDeliveryQueue();
  const message = { body: { wake: "deliveries" }, ack() {}, retry() {} };
  const batch = { messages: [message] } as unknown as MessageBatch;
  const consume = createConsumer({ now: Date.now, wait: async () => {} });
  await consume(batch, { ...bindings, DB: database });
  expect(posts).toBe(5);
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

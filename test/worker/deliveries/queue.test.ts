import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { editDeliveries, withdrawDeliveries } from "../../../worker/db/deliveries.ts";
import { editUpdate, withdrawIncident } from "../../../worker/db/corrections.ts";
import {
  createDeliveryQueue,
  deliveryStates,
  followAt,
  forgetDeliveries,
  type DeliveryQueue,
} from "../../support/delivery-queue.ts";
import { watchDatabase } from "../../support/database.ts";
import { advance } from "../../support/runtime-setup.ts";
import { createConsumer } from "../../../worker/deliveries/queue.ts";
import { stubFetch } from "../../support/stub-fetch.ts";
import { openIncident, OUTAGE } from "../../support/team-writes.ts";

const { DB } = env;
const MESSAGE = "1400000000000000001";

let queue: DeliveryQueue;
let calls: string[] = [];
let bodies: string[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(async () => {
  await forgetDeliveries();
  queue = createDeliveryQueue();
  [calls, bodies] = [[], []];
  answer = () => Response.json({ id: MESSAGE });
});
stubFetch(async (request) => {
  const { pathname } = new URL(request.url);
  calls.push(`${request.method} ${pathname.split("/").slice(6).join("/")}`.trim());
  bodies.push(await request.text());
  return answer();
});

/** Writes an incident that followers are told at once, unless they are to wait. */
async function announce(isTold = true): Promise<{ id: string; update: number }> {
  const incident = { ...OUTAGE, text: "Voice fials." };
  const created = await openIncident(DB, incident, { author: "1", now: Date.now() });
  queue.send();
  if (isTold) await queue.drain();
  calls = [];
  return created;
}

async function correct(id: string, update: number): Promise<void> {
  await writeCorrection(id, update);
  queue.send();
  await queue.drain();
}

async function writeCorrection(id: string, update: number): Promise<void> {
  const edit = editDeliveries(DB, { incidentId: id, update }, Date.now());
  const before = DB.prepare("SELECT edited_at FROM incident_updates WHERE id = ?").bind(update);
  const seen = await before.first<number | null>("edited_at");
  await editUpdate(DB, update, "Voice fails.", { person: "1", now: Date.now(), seen }, [edit]);
}

async function withdraw(id: string): Promise<void> {
  await writeWithdrawal(id);
  queue.send();
  await queue.drain();
}

async function writeWithdrawal(id: string): Promise<void> {
  const also = withdrawDeliveries(DB, id, Date.now());
  await withdrawIncident(DB, id, { person: "1", now: Date.now() }, also);
}

/** Has `work` done while the platform takes the next call. */
function during(work: () => Promise<void>): void {
  answer = async () => {
    answer = () => Response.json({ id: MESSAGE });
    await work();
    return answer();
  };
}

/** Consumes a wake-up, with `work` done between the claim of what is due and the read of what it is about. */
async function consumeWhile(work: () => Promise<void>): Promise<void> {
  const { db, before, heal } = watchDatabase(DB);
  before(/UPDATE followers SET board_claimed_until/, async () => {
    heal();
    await work();
  });
  const consume = createConsumer({ now: Date.now, wait: async (ms) => advance(ms / 1000) });
  const message = { body: { wake: "deliveries" }, ack: () => {} };
  await consume({ messages: [message] } as unknown as MessageBatch, { ...queue.bindings, DB: db });
}

describe("a corrected update", () => {
  it("is edited in the channels where it was posted, and not posted again", async () => {
    await followAt(1);
    await followAt(2, { style: "board" });
    const { id, update } = await announce();
    await correct(id, update);
    expect(calls).toEqual([`PATCH messages/${MESSAGE}`, `PATCH messages/${MESSAGE}`]);
    expect(bodies.slice(2).every((body) => body.includes("Voice fails."))).toBe(true);
    expect(Object.values(await deliveryStates())).toEqual(["sent", "sent"]);
  });

  it("is posted once, in its corrected form, where it was not posted yet", async () => {
    await followAt(1);
    const { id, update } = await announce(false);
    await correct(id, update);
    expect(calls).toEqual(["POST"]);
    expect(bodies[0]).toContain("Voice fails.");
  });

  it.each(["posts", "board"] as const)(
    "of %s is edited where it was just being posted",
    async (style) => {
      await followAt(1, { style });
      const { id, update } = await announce(false);
      during(() => writeCorrection(id, update));
      await queue.drain();
      expect(calls).toEqual(["POST", `PATCH messages/${MESSAGE}`]);
      expect(bodies[1]).toContain("Voice fails.");
      expect(Object.values(await deliveryStates())).toEqual(["sent"]);
    },
  );

  it("is not posted again in a channel whose message somebody has deleted", async () => {
    await followAt(1);
    const { id, update } = await announce();
    answer = () => Response.json({ code: 10_008 }, { status: 404 });
    await correct(id, update);
    await correct(id, update);
    expect(calls).toEqual([`PATCH messages/${MESSAGE}`]);
  });

  it("is tried for a day where the platform fails", async () => {
    await followAt(1);
    const { id, update } = await announce();
    let failures = 30;
    answer = () =>
      failures-- > 0 ? new Response("", { status: 503 }) : Response.json({ id: MESSAGE });
    await correct(id, update);
    expect(calls).toHaveLength(31);
    expect(Object.values(await deliveryStates())).toEqual(["sent"]);
  });
});

describe("a withdrawn incident", () => {
  it("is deleted from channels once, and removed from boards", async () => {
    await followAt(1);
    await followAt(2, { style: "board" });
    const { id } = await announce();
    await withdraw(id);
    await withdraw(id);
    expect(calls.filter((call) => call.startsWith("DELETE"))).toEqual([
      `DELETE messages/${MESSAGE}`,
    ]);
    expect(calls).toContain(`PATCH messages/${MESSAGE}`);
  });

  it.each([0, 1])("is deleted where it was just being posted, or edited", async (posted) => {
    await followAt(1);
    const { id, update } = await announce(posted === 1);
    if (posted === 1) await writeCorrection(id, update);
    during(() => writeWithdrawal(id));
    queue.send();
    await queue.drain();
    expect(calls.at(-1)).toBe(`DELETE messages/${MESSAGE}`);
    expect(calls).toHaveLength(2);
  });

  it.each([
    [0, "is not posted", []],
    [1, "is deleted where a correction was to be edited in", [`DELETE messages/${MESSAGE}`]],
  ])("%i messages: %s, withdrawn since it was claimed", async (posted, _, expected) => {
    await followAt(1);
    const { id, update } = await announce(posted === 1);
    if (posted === 1) await writeCorrection(id, update);
    await consumeWhile(() => writeWithdrawal(id));
    queue.send();
    await queue.drain();
    expect(calls).toEqual(expected);
    const kept = DB.prepare("SELECT count(*) AS n FROM deliveries WHERE message_id IS NOT NULL");
    expect(await kept.first("n")).toBe(0);
  });

  it("is not posted where it was not posted yet", async () => {
    await followAt(1);
    const { id } = await announce(false);
    await withdraw(id);
    expect(calls).toEqual([]);
  });
});

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { withdrawIncident } from "../../../worker/db/corrections.ts";
import { withdrawDeliveries } from "../../../worker/db/deliveries.ts";
import { createConsumer } from "../../../worker/deliveries/queue.ts";
import { watchDatabase } from "../../support/database.ts";
import {
  createDeliveryQueue,
  deliveryStates,
  followAt,
  forgetDeliveries,
  type DeliveryQueue,
} from "../../support/delivery-queue.ts";
import { advance } from "../../support/runtime-setup.ts";
import { stubFetch } from "../../support/stub-fetch.ts";
import { openIncident, OUTAGE, writeTeamUpdate } from "../../support/team-writes.ts";

const { DB } = env;
const WITHDRAWN = `Withdrawn: ${OUTAGE.title}. We opened it by mistake.`;

let queue: DeliveryQueue;
/** Which webhook has posted what. */
let posts: [string, string][] = [];
let answer: (webhook: string) => Response | Promise<Response>;

const taken = () => Response.json({ id: "1400000000000000001" });
const texts = () => posts.map(([, text]) => text);

beforeEach(async () => {
  await forgetDeliveries();
  queue = createDeliveryQueue();
  posts = [];
  answer = taken;
});
stubFetch(async (request) => {
  const [, , , , webhook = ""] = new URL(request.url).pathname.split("/");
  const body: { embeds: { description: string }[] } = await request.json();
  posts.push([webhook, body.embeds[0]?.description ?? ""]);
  return answer(webhook);
});

/** Writes an incident that followers get at once, unless they must wait. */
async function announce(isSent = true): Promise<string> {
  const { id } = await openIncident(DB, OUTAGE, { author: "1", now: Date.now() });
  queue.send();
  if (isSent) await queue.drain();
  return id;
}

async function write(id: string): Promise<void> {
  const update = { status: "monitoring", text: "It is better.", seen: null } as const;
  await writeTeamUpdate(DB, id, update, { author: "1", now: Date.now() });
}

async function writeWithdrawal(id: string): Promise<void> {
  const also = withdrawDeliveries(DB, id, Date.now());
  await withdrawIncident(DB, id, { person: "1", now: Date.now() }, also);
}

async function withdraw(id: string): Promise<void> {
  await writeWithdrawal(id);
  queue.send();
  await queue.drain();
}

/** Consumes a wake-up; `work` runs between claiming due deliveries and reading their updates. */
async function consumeWhile(work: () => Promise<void>): Promise<void> {
  const { db, before, heal } = watchDatabase(DB);
  before(/SELECT \* FROM followers WHERE webhook_id IN/, async () => {
    heal();
    await work();
  });
  const consume = createConsumer({ now: Date.now, wait: async (ms) => advance(ms / 1000) });
  const batch = { messages: [], ackAll: () => {} } as unknown as MessageBatch;
  await consume(batch, { ...queue.bindings, DB: db });
}

describe("a withdrawn incident", () => {
  it("is one line for each follower who has a message about it, and none for the others", async () => {
    const [one, two] = [await followAt(1), await followAt(2)];
    answer = (webhook) => (webhook === two ? new Response("", { status: 503 }) : taken());
    const id = await announce(false);
    await write(id);
    await queue.consumeDue();
    await queue.consumeDue();
    advance(1);
    await followAt(3);
    answer = taken;
    posts = [];
    await withdraw(id);
    await withdraw(id);
    expect(posts).toEqual([[one, WITHDRAWN]]);
  });

  it("is not posted where it was not posted yet", async () => {
    await followAt(1);
    await withdraw(await announce(false));
    expect(posts).toEqual([]);
  });

  it("is not posted when withdrawn after its claim", async () => {
    await followAt(1);
    const id = await announce(false);
    await consumeWhile(() => writeWithdrawal(id));
    queue.send();
    await queue.drain();
    expect(posts).toEqual([]);
  });

  it.each([0, 1])(
    "is one line where %i messages were posted and one is on its way",
    async (had) => {
      await followAt(1);
      const id = await announce(had === 1);
      if (had === 1) await write(id);
      answer = async () => {
        answer = taken;
        await writeWithdrawal(id);
        return taken();
      };
      queue.send();
      await queue.drain();
      expect(texts().at(-1)).toBe(WITHDRAWN);
      expect(texts().filter((text) => text === WITHDRAWN)).toHaveLength(1);
      expect(posts).toHaveLength(had + 2);
    },
  );

  it("is tried for a day where the platform fails", async () => {
    await followAt(1);
    const id = await announce();
    let failures = 30;
    answer = () => (failures-- > 0 ? new Response("", { status: 503 }) : taken());
    await withdraw(id);
    expect(texts().filter((text) => text === WITHDRAWN)).toHaveLength(31);
    expect(new Set(Object.values(await deliveryStates()))).toEqual(new Set(["sent"]));
  });

  it("is none for a channel that has unfollowed", async () => {
    await followAt(1);
    const id = await announce();
    posts = [];
    await DB.prepare("UPDATE followers SET gone_at = 1").run();
    await withdraw(id);
    expect(posts).toEqual([]);
  });
});

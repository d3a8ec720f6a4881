import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { createConsumer } from "../../../worker/deliveries/queue.ts";
import { followAt, forgetDeliveries } from "../../support/delivery-queue.ts";
import { openIncident, writeTeamUpdate } from "../../support/team-writes.ts";
import { InterceptedDatabase } from "../../../worker/db/intercepted-database.ts";
import { createRandom } from "../../../worker/local/random.ts";
import { cases } from "../../support/runs.ts";
import { advance } from "../../support/runtime-setup.ts";

const { DB } = env;
const FOLLOWERS = 24;
const UPDATES = 4;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([0.2, 0.5])(
  "F49: while database, queue and platform fail in %d of the calls, before or after they have acted, every channel hears each update once and in order",
  async (share) => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        await forgetDeliveries();
        let isBroken = true;
        let calls = 0;
        let most = 0;
        const random = createRandom(String(seed));
        /** Fails half of the failures before the work, half after it. */
        async function unsafe<T>(work: () => Promise<T>): Promise<T> {
          calls += 1;
          const fails = isBroken && random.chance(share);
          if (fails && random.chance(0.5)) throw new Error("before");
          const done = await work();
          if (fails) throw new Error("after");
          return done;
        }
        const heard = new Map<string, string[]>();
        vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) => {
          calls += 1;
          const request = new Request(input, init);
          const [, , , , id = ""] = new URL(request.url).pathname.split("/");
          const body: { embeds: { description: string }[] } = await request.json();
          if (isBroken && random.chance(share)) {
            return random.chance(0.5)
              ? new Response("", { status: 503 })
              : Response.json({ retry_after: 2 }, { status: 429 });
          }
          heard.set(id, [...(heard.get(id) ?? []), body.embeds[0]?.description ?? ""]);
          return Response.json({ id: "1400000000000000001" });
        });
        const queue = {
          send: () => unsafe(async () => {}),
        } as unknown as Queue;
        const bindings = {
          ...env,
          DB: new InterceptedDatabase(DB, (work) => unsafe(work)) as D1Database,
          DELIVERIES: queue,
        };
        const consume = createConsumer({ now: Date.now, wait: async (ms) => advance(ms / 1000) });
        async function invoke(): Promise<void> {
          calls = 0;
          const body = { wake: "deliveries" };
          const message = {
            id: "1",
            body,
            attempts: 1,
            timestamp: new Date(),
            ack() {},
            retry() {},
          };
          const batch = { queue: "x", messages: [message], ackAll() {}, retryAll() {} };
          await consume(batch as unknown as MessageBatch, bindings);
          most = Math.max(most, calls);
        }

        const ids = await Promise.all(
          Array.from({ length: FOLLOWERS }, (_, place) => followAt(place)),
        );
        const writer = { author: "1", now: Date.now() };
        const plan = { scheduled_for: null, scheduled_until: null };
        const news = {
          title: "Music",
          impact: "major",
          shards: "all",
          status: "identified",
        } as const;
        const { id } = await openIncident(DB, { ...news, ...plan, text: "0" }, writer);
        for (let text = 1; text < UPDATES; text += 1) {
          await invoke();
          const update = { status: "monitoring", text: String(text), seen: null } as const;
          await writeTeamUpdate(DB, id, update, { author: "1", now: Date.now() });
        }
        for (let turn = 0; turn < 60; turn += 1) {
          if (turn === 35) isBroken = false;
          await invoke();
          advance(10);
        }
        const wanted = Array.from({ length: UPDATES }, (_, text) => String(text));
        for (const one of ids) expect(heard.get(one), one).toEqual(wanted);
        // The free plan ends an invocation at 50.
        expect(most).toBeLessThanOrEqual(40);
      }),
      { numRuns: cases(4, 200) },
    );
  },
);

import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { createConsumer } from "../../../worker/deliveries/queue.ts";
import { followAt, forgetDeliveries } from "../../support/delivery-queue.ts";
import { withdrawIncident } from "../../../worker/db/corrections.ts";
import { listDeliveries, withdrawDeliveries } from "../../../worker/db/deliveries.ts";
import { addUpdate } from "../../../worker/db/incident-updates.ts";
import { createIncident } from "../../../worker/db/new-incidents.ts";
import { newRowId } from "../../../worker/primitives/row-id.ts";
import { InterceptedDatabase } from "../../../worker/db/intercepted-database.ts";
import { createRandom } from "../../../worker/local/random.ts";
import { cases, PROPERTY_TIMEOUT } from "../../support/runs.ts";
import { advance } from "../../support/runtime-setup.ts";

const { DB } = env;
const FOLLOWERS = 24;
const UPDATES = 4;
const TURN_SECONDS = 10;
/** Too few for the last try of an update that is not the newest to fail. */
const BROKEN_TURNS = 35;
/** The longest wait before another try is 300 s, and a claim that was lost ends after 30. */
const WHOLE_TURNS = 40;
const NEWS = {
  key: "key 0",
  title: "Music",
  impact: "major",
  shards: "all",
  scheduledFor: null,
  scheduledUntil: null,
  recordedAt: null,
} as const;

const WITHDRAWN = `Withdrawn: ${NEWS.title}. We opened it by mistake.`;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Repeats a write, as a person presses again, until it is answered. */
async function untilAnswered<T>(write: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof Error && ["before", "after"].includes(error.message))) throw error;
    }
  }
}

it.each([0.2, 0.5])(
  "F49: while stores, queue and platform fail in %d of the calls, before or after they have acted, each write is kept once, and every channel hears each update and the withdrawal in order and once, and again only where the platform's answer was lost",
  async (share) => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    // Its timers run in real time, and the runtime allows 10,000 at once.
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
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
        /** Messages that the platform took without answering; how often each comes again. */
        const lost = new Map<string, number>();
        const lostOf = (id: string, text: string) => lost.get(`${id} ${text}`) ?? 0;
        vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) => {
          calls += 1;
          const request = new Request(input, init);
          const [, , , , id = ""] = new URL(request.url).pathname.split("/");
          const body: { embeds: { description: string }[] } = await request.json();
          const text = body.embeds[0]?.description ?? "";
          const fails = isBroken && random.chance(share);
          const isLost = fails && random.chance(0.5);
          if (fails && !isLost) {
            return random.chance(0.5)
              ? new Response("", { status: 503 })
              : Response.json({ retry_after: 2 }, { status: 429 });
          }
          heard.set(id, [...(heard.get(id) ?? []), text]);
          if (!isLost) return Response.json({ id: "1400000000000000001" });
          lost.set(`${id} ${text}`, lostOf(id, text) + 1);
          if (random.chance(0.5)) return new Response("", { status: 504 });
          throw new DOMException("Timed out", "TimeoutError");
        });
        const queue = {
          send: () => unsafe(async () => {}),
        } as unknown as Queue;
        const db = new InterceptedDatabase(DB, (work) => unsafe(work)) as D1Database;
        const cache = { get: (key: string) => unsafe(() => env.CACHE.get(key)) };
        const bindings = {
          ...env,
          DB: db,
          CACHE: cache as unknown as KVNamespace,
          DELIVERIES: queue,
        };
        const consume = createConsumer({ now: Date.now, wait: async (ms) => advance(ms / 1000) });
        async function invoke(): Promise<void> {
          calls = 0;
          await consume({ ackAll() {}, retryAll() {} } as unknown as MessageBatch, bindings);
          most = Math.max(most, calls);
        }

        const ids = await Promise.all(
          Array.from({ length: FOLLOWERS }, (_, place) =>
            followAt(place, { scope: place % 2 === 0 ? "all" : "server" }),
          ),
        );
        const at = Date.now();
        const { id, update: opened } = await untilAnswered(() => {
          const own = newRowId();
          const first = { status: "identified", text: "0", author: "1", at } as const;
          const list = listDeliveries(db, own, at);
          return createIncident(db, { ...NEWS, id: own, createdAt: at, first }, [list]);
        });
        let seen = opened.id;
        for (let text = 1; text < UPDATES; text += 1) {
          await invoke();
          const now = Date.now();
          const update = { status: "monitoring", text: String(text), author: "1", seen } as const;
          const row = { ...update, incidentId: id, key: `key ${text}`, at: now };
          const written = await untilAnswered(() =>
            addUpdate(db, row, [listDeliveries(db, id, now)]),
          );
          seen = written?.id ?? 0;
        }
        const kept =
          "SELECT (SELECT count(*) FROM incidents) AS incidents, (SELECT count(*) FROM incident_updates) AS updates";
        expect(await DB.prepare(kept).first()).toEqual({ incidents: 1, updates: UPDATES });
        async function goOn(): Promise<void> {
          for (let turn = 0; turn < BROKEN_TURNS + WHOLE_TURNS; turn += 1) {
            isBroken = turn < BROKEN_TURNS;
            await invoke();
            advance(TURN_SECONDS);
          }
        }
        await goOn();
        isBroken = true;
        await untilAnswered(() => {
          const now = Date.now();
          return withdrawIncident(db, id, { person: "1", now }, withdrawDeliveries(db, id, now));
        });
        await goOn();
        const texts = Array.from({ length: UPDATES }, (_, text) => String(text));
        texts.push(WITHDRAWN);
        for (const one of ids) {
          const wanted = texts.flatMap((text) => Array(1 + lostOf(one, text)).fill(text));
          expect(heard.get(one), one).toEqual(wanted);
        }
        expect(lost.size).toBeGreaterThan(0);
        // The free plan ends an invocation at 50.
        expect(most).toBeLessThanOrEqual(40);
      }),
      { numRuns: cases(4, 200) },
    );
  },
  PROPERTY_TIMEOUT,
);

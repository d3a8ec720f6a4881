import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { READ_NAMES, reads } from "../../../app/contract/endpoints.ts";
import { POLICIES } from "../../../worker/bot/policy.ts";
import { createTestWorker, KNOWN_ID, stubPlatform } from "../../support/test-worker.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";

/** KV that fails in every way: public data comes from the bot API, with no visible difference. */

beforeAll(stubPlatform);
beforeEach(stopTime);
afterEach(goOn);

const PUBLIC = READ_NAMES.filter((name) => Object.hasOwn(POLICIES, name));
const addressOf = (name: (typeof READ_NAMES)[number]) => reads[name].route.replace(":id", KNOWN_ID);

function refuse(): never {
  throw new Error("KV GET failed: 503 Service Unavailable");
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two calls the worker makes
const faulty = (methods: object) => methods as Partial<KVNamespace>;
const never = () => new Promise<never>(() => {});

/** Ways to fail, and how long (ms) a visitor waits for KV then. */
const READS: [name: string, kv: Partial<KVNamespace>, wait?: number][] = [
  ["F11: KV with reads that reject", faulty({ get: async () => refuse() })],
  ["F11: KV with reads that throw", faulty({ get: refuse })],
  ["F12: KV with reads that hang", faulty({ get: never }), 300],
  ["F14: KV with text that is no JSON", faulty({ get: async () => JSON.parse("<html>") })],
  [
    "F14: KV with a value of another schema",
    faulty({ get: async () => ({ points: [], at: "now" }) }),
  ],
  ["F14: KV with a bare list", faulty({ get: async () => [1, 2, 3] })],
  ["F13: KV with writes over the daily quota", faulty({ put: async () => refuse() })],
  ["F13: KV with writes that throw", faulty({ put: refuse })],
];

describe.each(READS)("%s", (_, kv, wait = 0) => {
  it.each(PUBLIC)("%s is answered from the bot, then from memory", async (name) => {
    const worker = createTestWorker(kv);
    const { value, ms } = await timed(() => worker.visit(addressOf(name)));
    await timed(() => value.ended);
    expect(ms).toBe(wait);
    const first = value.answer;
    // Reads by ID do not tell whether somebody has looked before.
    const isById = name === "user" || name === "avatarsOf";
    expect([first.status, first.headers.get("X-Data-State")]).toEqual([
      200,
      isById ? null : "miss",
    ]);
    const text = await first.text();
    worker.asked.length = 0;
    worker.clock.advance(30);
    for (let i = 0; i < 20; i++) {
      const { value: again } = await timed(() => worker.ask(addressOf(name)));
      expect(again.headers.get("X-Data-State")).toBe(isById ? null : "fresh");
      expect(await again.text()).toBe(text);
    }
    // One read per key and half minute, however long KV is away.
    expect(worker.asked).toEqual([]);
  });
});

it("F14: a KV value that does not say its age is no copy to fall back on", async () => {
  const timeless = { value: [], storedAt: "today", kvAt: 0 };
  const worker = createTestWorker(faulty({ get: async () => timeless }));
  worker.setUpstream(() => new Response(null, { status: 500 }));
  expect((await timed(() => worker.ask("/api/commands"))).value.status).toBe(502);
});

it("F13: KV writes that are refused are not tried again with every visitor", async () => {
  let writes = 0;
  const put = async () => {
    writes += 1;
    refuse();
  };
  const worker = createTestWorker(faulty({ put }));
  for (let i = 0; i < 100; i++) await worker.ask("/api/commands");
  expect(writes).toBe(1);
});

it("F13: nobody waits for a KV write that hangs, and it is aborted", async () => {
  const worker = createTestWorker(faulty({ put: never }));
  const { value, ms } = await timed(() => worker.visit("/api/commands"));
  expect([value.answer.status, ms]).toEqual([200, 0]);
  expect((await timed(() => value.ended)).ms).toBe(3000);
});

it("T46: signing in needs nothing of CACHE, whose writes may be over the daily quota", async () => {
  const worker = createTestWorker(faulty({ get: refuse, put: refuse, delete: refuse }));
  const start = await worker.ask("/api/auth/discord?returnTo=/team");
  const consent = new URL(start.headers.get("Location") ?? "");
  const person = new URLSearchParams([...consent.searchParams, ["person", KNOWN_ID]]);
  const agreed = await fetch(consent.origin + consent.pathname, { method: "POST", body: person });
  const { pathname, search } = new URL(agreed.headers.get("Location") ?? "");
  const Cookie = start.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const done = await worker.ask(pathname + search, { headers: { Cookie } });
  expect([done.status, done.headers.get("Location")]).toEqual([302, "/team"]);
  expect(done.headers.getSetCookie().join()).toContain("__Host-hint=1");
});

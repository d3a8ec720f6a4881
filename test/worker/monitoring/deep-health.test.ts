import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createClock } from "../../support/bot.ts";
import { addDelivery } from "../../support/delivery.ts";
import { databaseDown, emptyTables, watchDatabase } from "../../support/database.ts";
import { emptyDatabase } from "../../support/empty-database.ts";
import { API_KEY, CONFIG } from "../../support/fixtures.ts";
import { createKv } from "../../support/kv.ts";
import { leaveSample } from "../../support/watch.ts";
import { stubFetch } from "../../support/stub-fetch.ts";
import { createTestEdge } from "../../support/test-edge.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const never = () => new Promise<never>(() => {});
const refuse = () => Promise.reject(new Error("the store is down"));

let answerBot: () => Response | Promise<Response>;
let botCalls = 0;

beforeEach(() => {
  botCalls = 0;
  answerBot = () =>
    Response.json([
      { shard_id: 0, is_ready: true, latency: 40, server_count: 1, cached_user_count: 1 },
    ]);
});
const lines = stubFetch(() => {
  botCalls += 1;
  return answerBot();
});
afterEach(() => emptyTables("deliveries"));

/** A site at noon whose record has a sample of so many minutes ago; null for none. */
function createSite({
  sampleAge = 3,
  ...vars
}: { sampleAge?: number | null; [name: string]: unknown } = {}) {
  const clock = createClock(NOON);
  const { kv } = createKv();
  const bindings = { ...CONFIG, CACHE: kv, SESSIONS: createKv().kv, DB: env.DB, ...vars };
  const edge = createTestEdge(bindings, { now: clock.now });
  const ask = async (method = "GET") => {
    await leaveSample(sampleAge === null ? null : NOON - sampleAge * MINUTE);
    return edge.ask("/healthz/deep", { method });
  };
  const parts = async () => [(await ask()).status, await (await ask()).json()];
  return { ask, parts, clock };
}

const failing = (...names: string[]) => [503, { status: "failing", failing: names }];
const healthy = [200, { status: "ok" }];

describe("/healthz/deep", () => {
  it("is ok where everything answers, also to HEAD, and is never stored", async () => {
    const { ask, parts } = createSite();
    expect(await parts()).toEqual(healthy);
    const head = await ask("HEAD");
    expect([head.status, await head.text(), head.headers.get("Cache-Control")]).toEqual([
      200,
      "",
      "no-store",
    ]);
  });

  it.each([
    ["the bot", () => Response.json({ error: "key" }, { status: 401 })],
    ["a bot that answers with a web page", () => new Response("<html>")],
    ["a bot that answers with another shape", () => Response.json({ shards: 1 })],
    ["a bot that names no shard", () => Response.json([])],
  ])("names %s", async (_, answer) => {
    answerBot = answer;
    expect(await createSite().parts()).toEqual(failing("bot"));
  });

  it.each([
    ["sessions", { SESSIONS: { ...createKv().kv, get: refuse } }],
    ["cache", { CACHE: { ...createKv().kv, get: refuse } }],
    ["samples", { sampleAge: 21 }],
    ["samples", { sampleAge: null }],
  ])("names %s alone", async (name, fault) => {
    const { ask, parts } = createSite(fault);
    expect(await parts()).toEqual(failing(name));
    expect((await ask()).headers.get("Cache-Control")).toBe("no-store");
  });

  it("names the database alone, one without its tables included", async () => {
    const { db, before } = watchDatabase(env.DB);
    before(/./, databaseDown);
    expect(await createSite({ DB: db }).parts()).toEqual(failing("database"));
    const noTables = watchDatabase(env.DB);
    for (const newest of [/./, /FROM appeals LIMIT 0/]) {
      noTables.before(newest, async () => {
        throw new Error("D1_ERROR: no such table: deliveries: SQLITE_ERROR");
      });
      expect(await createSite({ DB: noTables.db }).parts()).toEqual(failing("database"));
    }
  });

  it("names a database that lacks the newest column alone", async () => {
    await env.DB.exec("ALTER TABLE appeals RENAME COLUMN due_at TO another");
    const found = await createSite().parts();
    await env.DB.exec("ALTER TABLE appeals RENAME COLUMN another TO due_at");
    expect(found).toEqual(failing("database"));
    expect(await createSite().parts()).toEqual(healthy);
  });

  it("names the queue if the oldest due delivery is older than a quarter of an hour", async () => {
    await addDelivery(NOON - 14 * MINUTE);
    expect(await createSite().parts()).toEqual(healthy);
    await env.DB.prepare("UPDATE deliveries SET not_before = ?1")
      .bind(NOON - 16 * MINUTE)
      .run();
    expect(await createSite().parts()).toEqual(failing("queue"));
    await env.DB.prepare("UPDATE deliveries SET state = 'sent'").run();
    expect(await createSite().parts()).toEqual(healthy);
  });

  it("names the queue where ten messages failed for good within an hour", async () => {
    const fail = async (count: number, minutes: number) => {
      await emptyTables("deliveries");
      for (let update = 1; update <= count; update++) await addDelivery(NOON, "failed", update);
      await env.DB.prepare("UPDATE deliveries SET failed_at = ?1")
        .bind(NOON - minutes * MINUTE)
        .run();
      return createSite().parts();
    };
    expect(await fail(9, 10)).toEqual(healthy);
    expect(await fail(10, 61)).toEqual(healthy);
    expect(await fail(10, 59)).toEqual(failing("queue"));
    await env.DB.prepare("UPDATE deliveries SET failed_at = NULL").run();
    expect(await createSite().parts()).toEqual(healthy);
  });

  it("tolerates a site on this machine that has no samples yet, and not one whose samples have ended", async () => {
    const local = { SITE_URL: "http://localhost:8787" };
    expect(await createSite({ ...local, sampleAge: null }).parts()).toEqual(healthy);
  });

  it("names all parts in one order, and says why in the log and not in the answer", async () => {
    answerBot = () => new Response("no", { status: 500 });
    const { db, before } = watchDatabase(env.DB);
    before(/./, databaseDown);
    const kv = { ...createKv().kv, get: refuse };
    const { ask } = createSite({ CACHE: kv, SESSIONS: kv, DB: db });
    const text = await (await ask()).text();
    expect(JSON.parse(text).failing).toEqual(["bot", "sessions", "cache", "database"]);
    expect(text).not.toMatch(/down|500/);
    const checks = lines.filter((line) => line.includes('"health.check_failed"'));
    expect(checks).toHaveLength(4);
    expect(checks.join()).toContain("the store is down");
    expect(lines.join()).not.toContain(API_KEY);
  });

  it("checks once in ten seconds, for however many who ask at once", async () => {
    const { ask, clock } = createSite();
    await Promise.all(Array.from({ length: 20 }, () => ask()));
    clock.advance(9);
    await ask();
    expect(botCalls).toBe(1);
    clock.advance(1);
    answerBot = () => new Response(null, { status: 401 });
    expect((await ask()).status).toBe(503);
    expect(botCalls).toBe(2);
  });

  it("refuses a client that asks too often", async () => {
    const keys: string[] = [];
    const limit = async ({ key }: { key: string }) => {
      keys.push(key);
      return { success: false };
    };
    const { ask } = createSite({ VIEWS_LIMIT: { limit } });
    expect((await ask()).status).toBe(429);
    expect(keys).toEqual([expect.stringMatching(/ \/healthz\/deep$/)]);
    expect(botCalls).toBe(0);
  });

  it("is 405 to other methods", async () => {
    const answer = await createSite().ask("PUT");
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
  });
});

describe("F12, F48: stores that hang", () => {
  const hanging = { all: never, first: never, bind: () => hanging };
  beforeEach(stopTime);
  afterEach(goOn);

  it.each([
    ["sessions", { SESSIONS: { ...createKv().kv, get: never } }],
    ["cache", { CACHE: { ...createKv().kv, get: never } }],
    ["database", { DB: Object.assign(emptyDatabase(), { prepare: () => hanging }) }],
  ])("are named after two seconds: %s", async (name, fault) => {
    // The empty database has no sample.
    const failing = name === "database" ? [name] : [name, "samples"];
    const { ask, clock } = createSite({ DB: emptyDatabase(), ...fault });
    const { value, ms } = await timed(() => ask());
    expect(await value.json()).toEqual({ status: "failing", failing });
    expect(ms).toBe(2000);
    clock.advance(10);
    expect((await timed(() => ask())).value.status).toBe(503);
  });
});

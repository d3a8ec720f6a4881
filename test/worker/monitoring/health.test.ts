import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { circuitState, healthFacts } from "../../../app/staff/health/health.ts";
import { BotError } from "../../../app/contract/bot.ts";
import { reads } from "../../../app/contract/endpoints.ts";
import { MOST } from "../../../app/contract/most.ts";
import { createBreaker } from "../../../worker/bot/breaker.ts";
import { readConfig } from "../../../worker/context/config.ts";
import type { Trace } from "../../../worker/context/edge-env.ts";
import { readHealth } from "../../../worker/monitoring/health.ts";
import { createReadObserver } from "../../../worker/monitoring/request-log.ts";
import { createClock } from "../../support/bot.ts";
import { consoleLines } from "../../support/console-lines.ts";
import { addDelivery } from "../../support/delivery.ts";
import { databaseDown, emptyTables, watchDatabase } from "../../support/database.ts";
import { CONFIG } from "../../support/fixtures.ts";
import { createKv } from "../../support/kv.ts";
import { leaveSample } from "../../support/watch.ts";

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

const lines = consoleLines();
beforeEach(() => emptyTables("deliveries", "deliveries_pause"));

/** The health at noon, with a sample of so many minutes ago; null for none. */
function createHealth({
  sampleAge = 3,
  commands = () => Promise.resolve([]),
  ...vars
}: {
  sampleAge?: number | null;
  commands?: () => Promise<unknown[]>;
  [name: string]: unknown;
} = {}) {
  const clock = createClock(NOON);
  const breaker = createBreaker(clock.now);
  const { kv } = createKv();
  const bindings = { ...CONFIG, CACHE: kv, SESSIONS: createKv().kv, DB: env.DB, ...vars };
  const bot = {
    async staffCommands() {
      const { value, cut = 0 } = reads.staffCommands.decode(await commands());
      return { value, state: "miss", age: 0, asOf: NOON, isCut: cut > 0 } as const;
    },
  };
  const read = async () => {
    await leaveSample(sampleAge === null ? null : NOON - sampleAge * MINUTE);
    return readHealth(readConfig(bindings), { isolate: { breaker }, bot, now: clock.now });
  };
  /** The facts by title, those that fail with a mark. */
  async function facts() {
    const all = healthFacts(await read());
    return Object.fromEntries(
      all.map(({ title, text, isFailing }) => [title, isFailing ? `! ${text}` : text]),
    );
  }
  return { breaker, clock, read, facts };
}

describe("the health page", () => {
  it("shows version, last sample, queue and database of a site that is well", async () => {
    const { facts } = createHealth({
      CF_VERSION_METADATA: { id: "abc", tag: "v2", timestamp: "" },
    });
    expect(await facts()).toEqual({
      Version: "abc v2",
      "Last sample of the shards": "3 min ago",
      "Messages to followers": "All sent",
      Commands: "All shown",
      Database: "Answers",
    });
  });

  it("says that commands were cut, and that they are unknown where the bot does not answer", async () => {
    const many = Array.from({ length: MOST.commands + 1 }, () => null);
    expect(await createHealth({ commands: async () => many }).facts()).toMatchObject({
      Commands: "! Only the first 2000 are shown",
    });
    const commands = () => Promise.reject(new BotError("timeout", "too slow"));
    expect(await createHealth({ commands }).facts()).toMatchObject({ Commands: "! Unknown" });
    expect(lines.join()).toContain("too slow");
  });

  it.each([
    [20, "! 20 min ago"],
    [null, "! None"],
  ])("marks a last sample of %s minutes ago", async (sampleAge, text) => {
    expect(await createHealth({ sampleAge }).facts()).toMatchObject({
      "Last sample of the shards": text,
    });
  });

  it.each([
    [-2, "Next in 2 min"],
    [3, "Due for 3 min"],
    [16, "! Due for 16 min"],
  ])("shows that a message was due %s minutes ago", async (minutes, text) => {
    await addDelivery(NOON - minutes * MINUTE);
    expect(await createHealth().facts()).toMatchObject({ "Messages to followers": text });
  });

  it("says for how long the chat platform wants no messages", async () => {
    await addDelivery(NOON - MINUTE);
    await env.DB.prepare("INSERT INTO deliveries_pause (until) VALUES (?1)")
      .bind(NOON + 5 * MINUTE)
      .run();
    expect(await createHealth().facts()).toMatchObject({
      "Messages to followers": "Paused for 5 min",
    });
  });

  it("knows nothing of samples and queue while the database is down, and says why in the log", async () => {
    const { db, before } = watchDatabase(env.DB);
    before(/./, databaseDown);
    expect(await createHealth({ DB: db }).facts()).toMatchObject({
      "Last sample of the shards": "! Unknown",
      "Messages to followers": "! Unknown",
      Database: "! Not answering",
    });
    expect(lines.join()).toContain("the database is down");
  });

  it("lists the circuits of all paths that were requested, those that fail first", async () => {
    const { breaker, clock, read } = createHealth();
    const fail = () => Promise.reject(new BotError("status", "no", { upstreamStatus: 500 }));
    await breaker.run("/team", async () => []);
    await breaker.run("/commands", fail).catch(() => {});
    for (let i = 0; i < 5; i += 1) await breaker.run("/shards", fail).catch(() => {});
    clock.advance(1);
    const { circuits } = await read();
    expect(circuits.map((circuit) => [circuit.path, circuitState(circuit)])).toEqual([
      ["/shards", { text: "Paused, next try in 5 s", tone: "down" }],
      ["/commands", { text: "Failed once", tone: "warn" }],
      ["/team", { text: "OK", tone: "ok" }],
    ]);
  });
});

it("counts the time of two simultaneous requests once, and names the oldest data", () => {
  const clock = createClock();
  const trace: Trace = { data: null, upstreamMs: 0, running: 0, since: 0 };
  const observer = createReadObserver(trace, clock.now);
  const endFirst = observer.onRequest();
  clock.advance(1);
  const endSecond = observer.onRequest();
  clock.advance(1);
  endFirst();
  clock.advance(1);
  endSecond();
  clock.advance(5);
  observer.onRequest()();
  observer.onReading("miss");
  observer.onReading("stale");
  observer.onReading("fresh");
  expect([trace.upstreamMs, trace.data]).toEqual([3000, "stale"]);
});

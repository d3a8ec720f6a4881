import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BotError } from "../../../app/contract/bot.ts";
import { createReportMemory, readStatusReport } from "../../../worker/status/report.ts";
import {
  oldUptimeKeyOf,
  readShardsCopy,
  uptimeKeyOf,
} from "../../../worker/status/uptime-value.ts";
import { openIncident, OUTAGE } from "../../support/team-writes.ts";
import { runScheduled } from "../../../worker/scheduled.ts";
import { takeSample } from "../../../worker/status/uptime-store.ts";
import { OWNER } from "../../support/fixtures.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";

const KEY = uptimeKeyOf(OWNER);
const SLOT = 300_000;
const NOON = Date.UTC(2026, 10, 21, 12);

const shard = {
  shard_id: 0,
  server_count: 7,
  member_count: 90,
  latency: 40,
  uptime: 60,
  is_ready: true,
};
const both = [shard, { ...shard, shard_id: 1 }];
const one = [shard, { ...shard, shard_id: 1, is_ready: false }];

let events: string[] = [];
const log = (event: string) => void events.push(event);
const waitUntil = () => {};
/** No maintenance is planned. */
const readMaintenance = async () => [];

beforeEach(() => {
  events = [];
});

afterEach(async () => {
  vi.restoreAllMocks();
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
});

/** One run of the cron, due at `at`; `answer` is the bot's, an error is thrown. */
async function run(
  at: number,
  answer: unknown,
  { owner = OWNER, now = at + 2000 } = {},
): Promise<void> {
  const fetchBot = async () => {
    if (answer instanceof Error) throw answer;
    return { value: answer, bytes: 0 };
  };
  await takeSample(env.CACHE, { fetchBot, owner, now: () => now, log, readMaintenance }, at);
}

/** What a page shows, past every memory. */
async function board(now: number, kv: KVNamespace = env.CACHE) {
  return readStatusReport(
    { ...OWNER, cache: kv, db: env.DB },
    { memory: createReportMemory(() => now), now: () => now, log, waitUntil },
  );
}

const stored = () => env.CACHE.get<{ record: object }>(KEY, "json");

describe("a run of the cron", () => {
  it("adds a sample and leaves the shards' copy beside it, in one write", async () => {
    const put = vi.spyOn(env.CACHE, "put");
    await run(NOON, one);
    expect(put).toHaveBeenCalledTimes(1);
    expect(put.mock.lastCall).toHaveLength(2);
    const copy = JSON.parse((await readShardsCopy(env.CACHE, OWNER)) ?? "");
    expect(copy).toMatchObject({ value: one, storedAt: NOON + 2000, kvAt: NOON + 2000 });
    expect((await board(NOON)).days).toMatchObject([{ known: 1, ready: 1, shards: 2 }]);
  });

  it("two cron runs in a slot make one sample and one write", async () => {
    await run(NOON, both);
    const put = vi.spyOn(env.CACHE, "put");
    await run(NOON + 20_000, one);
    expect(put).not.toHaveBeenCalled();
    expect((await board(NOON)).days).toMatchObject([{ known: 1, troubled: 0 }]);
  });

  it("is never dated in the future", async () => {
    await run(NOON + 40 * SLOT * 288, both, { now: NOON });
    await run(NOON + SLOT, both);
    expect((await board(NOON + SLOT)).days).toMatchObject([{ known: 2 }]);
  });

  it.each([
    ["does not answer", new BotError("timeout", "late")],
    ["answers nonsense", { shards: 3 }],
    ["names no shards", []],
  ])(
    "a cron run with a bot that %s makes a sample without a report, and the copy stays",
    async (_, answer) => {
      await run(NOON, both);
      await run(NOON + SLOT, answer);
      await run(NOON + 2 * SLOT, answer);
      const { days, incidents } = await board(NOON + 2 * SLOT);
      expect(days).toMatchObject([{ known: 1, silent: 2, ready: 2, shards: 2 }]);
      expect(incidents).toMatchObject([{ start: NOON + SLOT, end: null, worst: null }]);
      const copy = JSON.parse((await readShardsCopy(env.CACHE, OWNER)) ?? "");
      expect(copy).toMatchObject({ value: both, storedAt: NOON + 2000 });
    },
  );

  it("writes nothing when KV does not answer, and the record goes on afterwards", async () => {
    await run(NOON, both);
    const before = await stored();
    vi.spyOn(env.CACHE, "get").mockRejectedValueOnce(new Error("KV is down"));
    const put = vi.spyOn(env.CACHE, "put");
    await run(NOON + SLOT, one);
    expect(put).not.toHaveBeenCalled();
    expect(events).toContain("uptime.failed");
    expect(await stored()).toEqual(before);
    await run(NOON + 2 * SLOT, one);
    expect((await board(NOON + 2 * SLOT)).days).toMatchObject([{ known: 2 }]);
  });

  it.each(["not JSON {", '"text"', '{"record":{"version":1,"days":"many"}}'])(
    "backs up a broken value and starts a new record: %s",
    async (text) => {
      await env.CACHE.put(KEY, text);
      await run(NOON, both);
      expect(await env.CACHE.get(`${KEY}.unreadable`)).toBe(text);
      expect((await board(NOON)).days).toMatchObject([{ known: 1 }]);
    },
  );

  it("keeps ninety days when the address of the bot API changes, without that bot's shards", async () => {
    await run(NOON, both);
    await run(NOON + SLOT, one, { owner: { ...OWNER, botApiUrl: "https://other-bot.test" } });
    expect((await board(NOON + SLOT)).days).toMatchObject([{ known: 2 }]);
  });

  it("goes on after a rollback to a release whose key names the bot's address, and back again", async () => {
    await run(NOON, both);
    const before = (await env.CACHE.get(KEY)) ?? "";
    await run(NOON + SLOT, one);
    // What that release leaves at its key has a sample more than the record of this one.
    const grown = (await env.CACHE.get(KEY)) ?? "";
    await env.CACHE.put(oldUptimeKeyOf(OWNER), grown);
    await env.CACHE.put(KEY, before);
    await run(NOON + 2 * SLOT, both);
    expect((await board(NOON + 2 * SLOT)).days).toMatchObject([{ known: 3, troubled: 1 }]);
    await run(NOON + 3 * SLOT, both);
    expect((await board(NOON + 3 * SLOT)).days).toMatchObject([{ known: 4, troubled: 1 }]);
  });

  it("T48: continues the record of an older release, and does not change that one", async () => {
    await run(NOON, both);
    const old = (await env.CACHE.get(KEY)) ?? "";
    await env.CACHE.delete(KEY);
    await env.CACHE.put("uptime", old);
    expect((await board(NOON)).days).toMatchObject([{ known: 1 }]);
    await run(NOON + SLOT, both);
    expect((await board(NOON + SLOT)).days).toMatchObject([{ known: 2 }]);
    expect(await env.CACHE.get("uptime")).toBe(old);
  });

  it("T48: keeps the records of two sites in one store apart", async () => {
    await run(NOON, both);
    const owner = { ...OWNER, siteUrl: "https://staging.haven.test" };
    await run(NOON, one, { owner });
    expect((await board(NOON)).days).toMatchObject([{ known: 1, ready: 2 }]);
    const memory = createReportMemory(() => NOON);
    const staging = await readStatusReport(
      { ...owner, cache: env.CACHE, db: env.DB },
      { memory, now: () => NOON, log, waitUntil },
    );
    expect(staging.days).toMatchObject([{ known: 1, ready: 1 }]);
  });

  it("does not change the record of a newer release", async () => {
    const text = '{"record":{"version":2,"years":{}}}';
    await env.CACHE.put(KEY, text);
    await run(NOON, both);
    expect(await env.CACHE.get(KEY)).toBe(text);
    expect((await board(NOON)).days).toEqual([]);
  });

  it("a cron run with a wrong configuration says so and throws nothing", async () => {
    const lines: string[] = [];
    vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
    await runScheduled(createScheduledController({ scheduledTime: new Date(NOON) }), {
      CACHE: env.CACHE,
    });
    expect(lines.join()).toContain("BOT_API_KEY is missing");
    expect(await stored()).toBeNull();
  });
});

describe("the operator's notice", () => {
  const noticeOf = async (text: string, now = NOON) => {
    await env.CACHE.put("notice", text);
    return (await board(now)).notice;
  };

  it("is plain text, or JSON with a level and an end", async () => {
    expect(await noticeOf(" Maintenance at 18:00 UTC ")).toEqual({
      text: "Maintenance at 18:00 UTC",
      level: "info",
      until: null,
    });
    const until = new Date(NOON + SLOT).toISOString();
    const text = JSON.stringify({ text: "Voice is slow", level: "warning", until });
    expect(await noticeOf(text)).toMatchObject({ text: "Voice is slow", level: "warning" });
    expect(await noticeOf(text, NOON + SLOT)).toBeNull();
  });

  it.each(["", "  ", "{", "{}", '{"text":""}', '{"text":"x","level":"loud"}', "x".repeat(501)])(
    "is none when it is %j",
    async (text) => {
      expect(await noticeOf(text)).toBeNull();
      if (text.trim() !== "") expect(events).toContain("notice.invalid");
    },
  );

  it("is read once a minute in an isolate", async () => {
    await run(NOON, both);
    const get = vi.spyOn(env.CACHE, "get");
    let now = NOON;
    const memory = createReportMemory(() => now);
    const context = { memory, now: () => now, log, waitUntil };
    const read = () => readStatusReport({ ...OWNER, cache: env.CACHE, db: env.DB }, context);
    await read();
    now += 59_000;
    await read();
    expect(get).toHaveBeenCalledTimes(2);
    now += 1000;
    await read();
    expect(get).toHaveBeenCalledTimes(4);
  });
});

it("with KV hanging, the page waits 300 ms and shows what was known", async () => {
  await run(NOON, both);
  await env.CACHE.put("notice", "Hello");
  const memory = createReportMemory(() => NOON);
  await readStatusReport(
    { ...OWNER, cache: env.CACHE, db: env.DB },
    { memory, now: () => NOON, log, waitUntil },
  );
  vi.spyOn(env.CACHE, "get").mockImplementation(() => new Promise(() => {}));
  stopTime();
  const { value: later, ms } = await timed(() =>
    readStatusReport(
      { ...OWNER, cache: env.CACHE, db: env.DB },
      { memory, now: () => NOON + 120_000, log, waitUntil },
    ),
  );
  goOn();
  expect(ms).toBe(300);
  expect(later).toMatchObject({ days: [{ known: 1 }], notice: { text: "Hello" } });
  expect(events.filter((event) => event === "status.report_failed")).toHaveLength(2);
});

describe("F48: a database that fails", () => {
  const memory = createReportMemory(() => NOON);
  const read = (db: D1Database, now: number) =>
    readStatusReport(
      { ...OWNER, cache: env.CACHE, db },
      { memory, now: () => now, log, waitUntil },
    );

  it("leaves the last known incidents on the page, and the rest as it is", async () => {
    await run(NOON, both);
    await openIncident(env.DB, OUTAGE, { author: "1", now: NOON });
    expect((await read(env.DB, NOON)).posted).toMatchObject([{ title: OUTAGE.title }]);
    const failing = { prepare: () => ({ bind: () => null }), batch: fail };
    const report = await read(failing as unknown as D1Database, NOON + 60_000);
    expect(report.posted).toHaveLength(1);
    expect(report.days).toMatchObject([{ known: 1 }]);
    expect(events.filter((event) => event === "status.report_failed")).toHaveLength(1);
  });

  it("leaves them on the page, too, where it does not answer", async () => {
    stopTime();
    const hanging = { prepare: () => ({ bind: () => null }), batch: () => new Promise(() => {}) };
    const { value } = await timed(() => read(hanging as unknown as D1Database, NOON + 120_000));
    goOn();
    expect(value.posted).toHaveLength(1);
  });
});

async function fail(): Promise<never> {
  throw new Error("D1_ERROR: no such database");
}

import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { publishReport } from "../../../worker/db/report.ts";
import { InterceptedDatabase } from "../../../worker/db/intercepted-database.ts";
import {
  createReportMemory,
  forgetReport,
  readStatusReport,
} from "../../../worker/status/report.ts";
import { emptyDatabase } from "../../support/empty-database.ts";
import { openIncident, writeTeamUpdate } from "../../support/team-writes.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";
import { createWatch, forgetWatch, listOf, MINUTE, NOON } from "../../support/watch.ts";

const { DB } = env;

afterEach(async () => {
  vi.restoreAllMocks();
  events = [];
  await forgetWatch();
  await DB.batch(publishReport(DB));
  await env.CACHE.delete("notice");
});

/** An isolate's reports; its database has read, and answers no call before `answer` or its gate. */
function createReports({ gates = [] }: { gates?: Promise<void>[] } = {}) {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const calls: string[] = [];
  const db = new InterceptedDatabase(DB, async (work, [query = ""]) => {
    const result = await work();
    const gate = gates[calls.push(query) - 1] ?? answered;
    await gate;
    return result;
  });
  let clock = NOON;
  const now = () => clock;
  const memory = createReportMemory(now);
  const context = { memory, now, log() {}, waitUntil() {} };
  const read = async () => {
    const { posted } = await readStatusReport({ cache: env.CACHE, db }, context);
    return posted.map(({ title }) => title);
  };
  return { read, answer, calls, memory, advance: (ms: number) => void (clock += ms) };
}

const open = (title: string) =>
  openIncident(
    DB,
    {
      title,
      impact: "minor",
      shards: "all",
      status: "investigating",
      text: "We look into it.",
      scheduled_for: null,
      scheduled_until: null,
    },
    { author: "1", now: NOON },
  );

it("requests that come while the report is read share the read", async () => {
  await open("Music is silent");
  const { read, answer, calls, advance } = createReports();
  const reports = [read(), read(), read()];
  answer();
  for (const report of reports) expect(await report).toEqual(["Music is silent"]);
  expect(calls).toHaveLength(1);
  advance(10_000);
  await Promise.all([read(), read()]);
  expect(calls).toHaveLength(2);
});

it("a read that began before a change of the isolate is not shared with requests behind it", async () => {
  const { read, answer, calls, memory } = createReports();
  const before = read();
  await expect.poll(() => calls.length).toBe(1);
  await open("Music is silent");
  forgetReport(memory);
  const after = read();
  await expect.poll(() => calls.length).toBe(2);
  answer();
  await before;
  expect(await after).toEqual(["Music is silent"]);
});

it("a read that ends behind a newer one does not put the older report back", async () => {
  const first = Promise.withResolvers<void>();
  const { read, answer, calls, memory } = createReports({ gates: [first.promise] });
  const before = read();
  await expect.poll(() => calls.length).toBe(1);
  await open("Music is silent");
  forgetReport(memory);
  answer();
  expect(await read()).toEqual(["Music is silent"]);
  first.resolve();
  await before;
  expect(await read()).toEqual(["Music is silent"]);
});

let events: string[] = [];
const log = (event: string) => void events.push(event);
const waitUntil = () => {};

/** A page's report, without any memory. */
async function board(now: number) {
  const memory = createReportMemory(() => now);
  const context = { memory, now: () => now, log, waitUntil };
  return readStatusReport({ cache: env.CACHE, db: DB }, context);
}

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
    const until = new Date(NOON + 5 * MINUTE).toISOString();
    const text = JSON.stringify({ text: "Voice is slow", level: "warning", until });
    expect(await noticeOf(text)).toMatchObject({ text: "Voice is slow", level: "warning" });
    expect(await noticeOf(text, NOON + 5 * MINUTE)).toBeNull();
  });

  it.each(["", "  ", "{", "{}", '{"text":""}', '{"text":"x","level":"loud"}', "x".repeat(501)])(
    "is none when it is %j",
    async (text) => {
      expect(await noticeOf(text)).toBeNull();
      if (text.trim() !== "") expect(events).toContain("notice.invalid");
    },
  );

  it("is read once a minute in an isolate", async () => {
    const get = vi.spyOn(env.CACHE, "get");
    let now = NOON;
    const memory = createReportMemory(() => now);
    const context = { memory, now: () => now, log, waitUntil };
    const read = () => readStatusReport({ cache: env.CACHE, db: DB }, context);
    await read();
    now += 59_000;
    await read();
    expect(get).toHaveBeenCalledTimes(1);
    now += 1000;
    await read();
    expect(get).toHaveBeenCalledTimes(2);
  });
});

it("with KV hanging, the page waits 300 ms and shows the notice that was known", async () => {
  await env.CACHE.put("notice", "Hello");
  const memory = createReportMemory(() => NOON);
  const at = (now: number) => ({ memory, now: () => now, log, waitUntil });
  await readStatusReport({ cache: env.CACHE, db: emptyDatabase() }, at(NOON));
  vi.spyOn(env.CACHE, "get").mockImplementation(() => new Promise(() => {}));
  stopTime();
  const { value: later, ms } = await timed(() =>
    readStatusReport({ cache: env.CACHE, db: emptyDatabase() }, at(NOON + 2 * MINUTE)),
  );
  goOn();
  expect(ms).toBe(300);
  expect(later).toMatchObject({ notice: { text: "Hello" } });
  expect(events).toEqual(["status.report_failed"]);
});

describe("F48: a database that fails", () => {
  const failing = failingDatabase();

  /** Reports of an isolate, by its own clock. */
  function isolate() {
    const memory = createReportMemory(() => NOON);
    return (db: D1Database, minutes: number) => {
      const now = NOON + minutes * MINUTE;
      return readStatusReport({ cache: env.CACHE, db }, { memory, now: () => now, log, waitUntil });
    };
  }

  it("leaves what an isolate knows on the page, and with its time once that is old", async () => {
    await createWatch().run(NOON, listOf());
    await open("Music is silent");
    const read = isolate();
    expect(await read(DB, 1)).toMatchObject({
      state: "read",
      posted: [{ title: "Music is silent" }],
    });
    const soon = await read(failing, 2);
    expect(soon).toMatchObject({ state: "read", posted: [{}], days: [{ known: 1 }] });
    const later = await read(failing, 30);
    expect(later).toMatchObject({ state: "old", at: NOON, posted: [{}], days: [{ known: 1 }] });
    expect(await read(DB, 31)).toMatchObject({ state: "read", at: NOON + 30 * MINUTE });
  });

  it("leaves an isolate that knows nothing without uptime and incidents, and says so", async () => {
    const report = await isolate()(failing, 0);
    expect(report).toMatchObject({ state: "unread", posted: [], days: [], shardCount: 0 });
    expect(events).toEqual(["status.report_failed"]);
  });
});

function failingDatabase(): D1Database {
  return new InterceptedDatabase(DB, () => Promise.reject(new Error("D1_ERROR: it is down")));
}

describe("the time of a report", () => {
  const now = NOON + 61_000;

  it("is that of the last sample due, so that its bytes stay the same until the next", async () => {
    const times = await Promise.all([now, now + 60_000, now + 180_000].map(board));
    expect(new Set(times.map(({ at }) => at))).toEqual(new Set([NOON]));
  });

  it("is that of an update since then, and no time to come", async () => {
    await open("Music is silent");
    const update = { status: "identified", text: "A cable.", seen: null } as const;
    const [{ id } = { id: "" }] = (await board(now)).posted;
    await writeTeamUpdate(DB, id, update, { author: "1", now: now - 1000 });
    await writeTeamUpdate(DB, id, update, { author: "1", now: now + 1000 });
    expect((await board(now)).at).toBe(now - 1000);
  });
});

import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ALERT_WORDS } from "../../../app/content/staff/alerts.ts";
import { recordAlerts, recordingAlerts } from "../../../worker/alerts/record.ts";
import { tellAlerts } from "../../../worker/alerts/tell.ts";
import { readConfig } from "../../../worker/context/config.ts";
import { ALARMS, takeAlarms } from "../../../worker/logging/alarms.ts";
import { log } from "../../../worker/logging/log.ts";
import { runScheduled } from "../../../worker/scheduled.ts";
import { databaseDown, watchDatabase } from "../../support/database.ts";
import { CLIENT_SECRET, CONFIG, SESSION_SECRET, SITE_URL } from "../../support/fixtures.ts";
import { createKv } from "../../support/kv.ts";
import { advance } from "../../support/runtime-setup.ts";
import { stubFetch } from "../../support/stub-fetch.ts";
import { createTestEdge } from "../../support/test-edge.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TOKEN = "sentinel-token-of-the-staff-channel";
const ALERT_WEBHOOK_URL = `https://chat.test/api/webhooks/1300000000000000001/${TOKEN}`;

interface Message {
  embeds: { title: string; description: string; url?: string }[];
  allowed_mentions: object;
}

let posts: { url: string; message: Message }[] = [];
let answer: () => Response;
let botAnswer: () => Response | Promise<Response>;
/** The next noon in each test: what an isolate has reported is not told again for a minute. */
let noon = 0;

beforeEach(async () => {
  noon = Math.ceil((Date.now() + 1) / DAY) * DAY + DAY / 2;
  advance((noon - Date.now()) / 1000);
  posts = [];
  answer = () => Response.json({ id: "1400000000000000001" });
  botAnswer = () => Response.json({ error: "down" }, { status: 503 });
  // What other tests have logged in this isolate.
  takeAlarms(noon - MINUTE);
  await env.DB.prepare("DELETE FROM alerts").run();
});
const lines = stubFetch(async (request) => {
  if (!request.url.startsWith("https://chat.test/api/v10/webhooks/")) return botAnswer();
  posts.push({ url: request.url, message: await request.json<Message>() });
  return answer();
});

function createSite(vars: object = {}) {
  const { kv } = createKv();
  const bindings = {
    ...CONFIG,
    ALERT_WEBHOOK_URL,
    CACHE: kv,
    SESSIONS: createKv().kv,
    DB: env.DB,
    ...vars,
  };
  const config = readConfig(bindings);
  return {
    config,
    bindings,
    /** What an isolate and then the cron do `minutes` later, if the isolate logs these events. */
    after: async (minutes: number, ...events: string[]) => {
      advance(minutes * 60);
      const now = Date.now();
      for (const event of events) log(event);
      await recordAlerts(config, { now, log });
      await tellAlerts(config, { now, log });
    },
  };
}

const texts = () =>
  posts.map(({ message }) => message.embeds.map((embed) => `${embed.title}: ${embed.description}`));
const rows = async () => (await env.DB.prepare("SELECT * FROM alerts").all()).results;

describe("the staff channel", () => {
  it("hears of an alarm once, again after a quarter of an hour while it goes on, and that it is over", async () => {
    const { after } = createSite();
    await after(0, "uptime.failed");
    const time = `<t:${noon / 1000}:f>`;
    expect(texts()).toEqual([
      [
        `Haven: something does not work: - No sample was added to the uptime record (\`uptime.failed\`, once, ${time})`,
      ],
    ]);
    await after(5, "uptime.failed");
    await after(5, "uptime.failed");
    expect(posts).toHaveLength(1);
    await after(5, "uptime.failed");
    expect(texts()[1]?.[0]).toContain(`4 times since ${time}`);
    await after(5);
    await after(5);
    expect(posts).toHaveLength(2);
    await after(5);
    expect(texts()[2]).toEqual([
      "Haven: well again: - No sample was added to the uptime record (`uptime.failed`)",
    ]);
    expect(await rows()).toEqual([]);
    await after(5);
    expect(posts).toHaveLength(3);
  });

  it("hears of several events in one message, which mentions nobody and leads to the health page", async () => {
    await createSite().after(0, "uptime.failed", "request.failed");
    expect(posts).toHaveLength(1);
    expect(posts[0]?.url).toBe(
      `https://chat.test/api/v10/webhooks/1300000000000000001/${TOKEN}?wait=true`,
    );
    const { embeds, allowed_mentions: mentions } = posts[0]?.message ?? { embeds: [] };
    expect(mentions).toEqual({ parse: [] });
    expect(embeds[0]?.url).toBe(`${SITE_URL}/staff/health`);
    expect(embeds[0]?.description.split("\n")).toHaveLength(2);
    expect(JSON.stringify(posts) + lines.join()).not.toMatch(
      new RegExp(`${SESSION_SECRET}|${CLIENT_SECRET}`),
    );
    expect(lines.join()).not.toContain(TOKEN);
  });

  it("hears nothing of what is no alarm, nor of a single line of what one slow answer may cause", async () => {
    const { after } = createSite();
    await after(0, "bot.failed", "page.failed", "team.failed");
    expect(posts).toEqual([]);
    await after(5, "team.failed");
    expect(texts()[0]?.[0]).toContain("2 times since");
    expect(texts()[0]?.[0]).not.toContain("page.failed");
    // What was never told is not said to be over.
    await after(20);
    expect(texts()[1]?.[0]).not.toContain("page.failed");
    expect(await rows()).toEqual([]);
  });

  it("gets a message that the platform did not take with the next run", async () => {
    const { after } = createSite();
    answer = () => new Response(null, { status: 503 });
    await after(0, "uptime.failed");
    expect(lines.join()).toContain('"alerts.not_sent"');
    answer = () => Response.json({ id: "1400000000000000001" });
    await after(5);
    expect(posts).toHaveLength(2);
    await after(5);
    expect(posts).toHaveLength(2);
  });

  it("is told by nobody without ALERT_WEBHOOK_URL, and then nothing is stored", async () => {
    const { db, queries } = watchDatabase(env.DB);
    await createSite({ ALERT_WEBHOOK_URL: undefined, DB: db }).after(0, "uptime.failed");
    expect([posts, queries]).toEqual([[], []]);
  });

  it("is told by nobody with a malformed ALERT_WEBHOOK_URL, as each run of the cron logs", async () => {
    const { db, queries } = watchDatabase(env.DB);
    const told = vi.spyOn(console, "log");
    await createSite({ ALERT_WEBHOOK_URL: "soon", DB: db }).after(0, "uptime.failed");
    expect([posts, queries]).toEqual([[], []]);
    expect(told).toHaveBeenCalledWith(expect.stringMatching(/"alerts\.not_sent".*"malformed"/));
  });
});

describe("an isolate", () => {
  it("stores an event once a minute at most, in one row however many lines there are", async () => {
    const { db, queries } = watchDatabase(env.DB);
    const { config } = createSite({ DB: db });
    for (let i = 0; i < 500; i++) log("request.failed");
    await recordAlerts(config, { now: noon, log });
    for (let i = 0; i < 500; i++) log("request.failed");
    await recordAlerts(config, { now: noon + 59_000, log });
    expect(queries.filter((query) => query.includes("alerts"))).toHaveLength(1);
    await recordAlerts(config, { now: noon + MINUTE, log });
    expect(await rows()).toMatchObject([{ event: "request.failed", count: 1000, since: noon }]);
  });

  it("stores what a handler has logged, also where that fails", async () => {
    const { bindings } = createSite();
    const handler = recordingAlerts<null>(
      () => {
        log("request.failed");
        return Promise.reject(new Error("boom"));
      },
      () => noon,
    );
    await expect(handler(null, bindings)).rejects.toThrow("boom");
    expect(await rows()).toMatchObject([{ event: "request.failed", count: 1 }]);
  });

  it("stores what a request has logged, behind its answer", async () => {
    const { bindings } = createSite();
    const site = () => Promise.reject(new Error("boom"));
    const edge = createTestEdge(bindings, { site, strict: false, now: () => noon });
    expect((await edge.ask("/")).status).toBe(500);
    expect(await rows()).toMatchObject([{ event: "request.failed", count: 1 }]);
  });
});

describe("F48: a database that fails", () => {
  it("is said directly, once in a quarter of an hour, and so is its end", async () => {
    const { db, before, heal } = watchDatabase(env.DB);
    const { after } = createSite({ DB: db });
    before(/./, databaseDown);
    await after(0, "uptime.failed");
    await after(5);
    expect(texts()).toEqual([[expect.stringContaining("The database does not answer")]]);
    await after(10);
    expect(posts).toHaveLength(2);
    heal();
    await after(5);
    expect(texts()[2]).toEqual(["Haven: well again: - The database answers"]);
    await after(5);
    expect(posts).toHaveLength(3);
  });

  it("is said once in a quarter of an hour where KV fails, too", async () => {
    const { db, before } = watchDatabase(env.DB);
    before(/./, databaseDown);
    const down = () => Promise.reject(new Error("KV is down"));
    const { after } = createSite({
      DB: db,
      CACHE: { ...createKv().kv, get: down, put: down },
    });
    for (let run = 0; run < 6; run++) await after(5);
    expect(posts).toHaveLength(2);
  });
});

describe("the cron", () => {
  it("says that the configuration is refused, by the names of its values", async () => {
    const bindings = { ...createSite().bindings, SITE_URL: "nowhere", SESSION_SECRET: "short" };
    const run = async (at: number) =>
      runScheduled(createScheduledController({ scheduledTime: new Date(at), cron: "" }), bindings);
    await run(noon);
    await run(noon + 5 * MINUTE);
    expect(texts()).toEqual([[expect.stringMatching(/SITE_URL .*SESSION_SECRET needs 32 bytes/)]]);
    expect(JSON.stringify(posts)).not.toContain("short");
  });

  it("names a secret that is missing", async () => {
    const bindings = { ...createSite().bindings, DISCORD_CLIENT_SECRET: undefined };
    const scheduledTime = new Date(noon);
    await runScheduled(createScheduledController({ scheduledTime, cron: "" }), bindings);
    expect(texts()).toEqual([[expect.stringContaining("DISCORD_CLIENT_SECRET is missing")]]);
  });

  it.each([
    ["is down", () => new Response("", { status: 503 })],
    ["refuses the key", () => Response.json({ error: "key" }, { status: 401 })],
    ["is too slow", () => Promise.reject(new DOMException("Timed out", "TimeoutError"))],
    ["names no shards", () => Response.json([])],
  ])("tells in its second run, five minutes later, that the bot %s", async (_, fails) => {
    botAnswer = fails;
    const { bindings } = createSite();
    const run = () =>
      runScheduled(
        createScheduledController({ scheduledTime: new Date(Date.now()), cron: "" }),
        bindings,
      );
    await run();
    expect(posts).toEqual([]);
    advance(300);
    await run();
    expect(texts()[0]?.join()).toContain("`uptime.no_report`");
  });

  it("tells of what its own run has found", async () => {
    const put = () => Promise.reject(new Error("KV is down"));
    const { bindings } = createSite({ CACHE: { ...createKv().kv, put } });
    await runScheduled(
      createScheduledController({ scheduledTime: new Date(noon), cron: "" }),
      bindings,
    );
    expect(texts()[0]?.join()).toContain("`uptime.failed`");
  });

  it("logs each task that fails without the database, and does the others", async () => {
    const { db, before } = watchDatabase(env.DB);
    before(/./, databaseDown);
    botAnswer = () => Response.json([{ shard_id: 0, is_ready: true }]);
    const { bindings } = createSite({ DB: db, DELIVERIES: { send: async () => {} } });
    const controller = createScheduledController({ scheduledTime: new Date(noon), cron: "" });
    await runScheduled(controller, bindings);
    const events = lines.map((line) => String(JSON.parse(line).event));
    expect(events).toEqual([
      "incidents.failed",
      "uptime.sampled",
      "incidents.failed",
      "deliveries.failed",
      "trail.cleanup_failed",
      "avatars.hide_list_not_moved",
      "limit.cleanup_failed",
      "appeals.failed",
      "alerts.failed",
      "alerts.failed",
      "follow.reseal_failed",
    ]);
    expect(lines.join()).toContain('"uptime.sampled","ready":1,"total":1');
    expect(texts()[0]?.join()).toContain("database");
  });
});

it("every alarm has words of its own", () => {
  expect(Object.keys(ALERT_WORDS).toSorted()).toEqual(Object.keys(ALARMS).toSorted());
});

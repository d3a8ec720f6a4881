import { env } from "cloudflare:workers";
import fc from "fast-check";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { NewIncident, PostedIncident } from "../../app/contract/incident.ts";
import type { Incident } from "../../app/contract/uptime.ts";
import { shardOf } from "../../app/status/shards/locate.ts";
import { addUpdate, createIncident } from "../../worker/db/incidents.ts";
import {
  boardMessage,
  flappingMessage,
  testMessage,
  updateMessage,
} from "../../worker/deliveries/message.ts";
import { createWebhookClient } from "../../worker/deliveries/webhook.ts";
import { resealTokens } from "../../worker/follow/reseal.ts";
import { openToken, sealToken } from "../../worker/follow/sealed-token.ts";
import { messagePayload } from "../../worker/local/chat/message.ts";
import type { Delivery } from "../../worker/deliveries/delivery.ts";
import { listDeliveries } from "../../worker/deliveries/ledger.ts";
import { listUpdate } from "../../worker/deliveries/list.ts";
import { RETRY_SECONDS } from "../../worker/deliveries/serve.ts";
import { queueLeftUpdates } from "../../worker/deliveries/send.ts";
import { announceAutomaticIncidents } from "../../worker/status/automatic-incidents.ts";
import { uptimeKeyOf } from "../../worker/bot/cache.ts";
import {
  createDeliveryQueue,
  deliveryStates,
  followAt,
  forgetDeliveries,
  Killed,
  tokenOf,
  type DeliveryQueue,
} from "../support/delivery-queue.ts";
import { CONFIG, OWNER } from "../support/fixtures.ts";
import { cases } from "../support/runs.ts";
import { pass } from "../support/runtime-setup.ts";

const { DB } = env;

interface Call {
  method: string;
  webhook: string;
  message: string | null;
  body: { embeds: Record<string, unknown>[]; components: { components: { url: string }[] }[] };
}

/** What the platform does with a call; by default it takes the message. */
type Answer = (call: Call) => Response | Promise<Response>;

let queue: DeliveryQueue;
let calls: Call[] = [];
let lines: string[] = [];
let answer: Answer;
let messages = 0;

function taken(): Response {
  messages += 1;
  return Response.json({ id: String(1_400_000_000_000_000_000n + BigInt(messages)) });
}

beforeEach(async () => {
  await forgetDeliveries();
  queue = createDeliveryQueue();
  calls = [];
  lines = [];
  answer = taken;
  vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
  vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const { origin, pathname, search } = new URL(request.url);
    const [, webhook = "", token, message = null] =
      /^\/api\/v10\/webhooks\/(\d+)\/([^/]+)(?:\/messages\/(\d+))?$/.exec(pathname) ?? [];
    const isWaited = request.method !== "POST" || search === "?wait=true";
    if (origin !== CONFIG.DISCORD_URL || !isWaited || token !== tokenOf(webhook)) {
      throw new TypeError(`not a webhook: ${request.url}`);
    }
    const call: Call = { method: request.method, webhook, message, body: await request.json() };
    calls.push(call);
    return answer(call);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const OUTAGE: NewIncident = {
  title: "Music is silent",
  impact: "major",
  shards: [3, 17],
  status: "investigating",
  text: "Voice connections **fail**. @everyone, we look into it.",
  scheduled_for: null,
  scheduled_until: null,
};

/** Writes an incident and has followers told; answers the update's id. */
async function announce(
  change: Partial<NewIncident> = {},
): Promise<{ id: string; update: number }> {
  const writer = { author: "1100000000000000005", now: Date.now() };
  const created = await createIncident(DB, { ...OUTAGE, ...change }, writer);
  queue.send({ update: created.update });
  return created;
}

async function announceMore(id: string, text: string, status = "monitoring" as const) {
  const writer = { author: "1100000000000000005", now: Date.now() };
  const update = await addUpdate(DB, id, { status, text, seen: null }, writer);
  if (update === null) throw new Error("not added");
  queue.send({ update });
  return update;
}

async function leaveShardCount(total: number): Promise<void> {
  const day = Math.floor(Date.now() / 86_400_000);
  const record = {
    version: 1,
    day,
    slots: [[0, total, total]],
    days: [],
    incidents: [],
    turn: null,
  };
  await env.CACHE.put(uptimeKeyOf(OWNER), JSON.stringify({ record }));
}

const told = () => calls.map(({ webhook }) => webhook).sort();

describe("telling followers", () => {
  it("posts each update once to each, with the team's words and without pings", async () => {
    const [one, two] = [await followAt(1), await followAt(2)];
    const { id, update } = await announce();
    await queue.drain();
    expect(told()).toEqual([one, two]);
    expect(calls[0]?.body).toMatchObject({
      allowed_mentions: { parse: [] },
      embeds: [
        {
          title: OUTAGE.title,
          description: OUTAGE.text,
          url: `https://haven.test/status/incidents/${id}`,
          fields: [
            { name: "State", value: "Investigating" },
            { name: "Impact", value: "Major" },
            { name: "Shards", value: "3, 17" },
            { name: "Since", value: expect.stringMatching(/^<t:\d{10}:f> \(<t:\d{10}:R>\)$/) },
          ],
        },
      ],
      components: [
        {
          components: [
            { label: "Open incident", url: `https://haven.test/status/incidents/${id}` },
            {
              label: "Unfollow",
              url: expect.stringMatching(
                /^https:\/\/haven\.test\/status\/unfollow#[\w-]+\.[\w-]+$/,
              ),
            },
          ],
        },
      ],
    });
    queue.send({ update });
    await queue.drain();
    expect(calls.length).toBe(2);
  });

  it("tells a server only what concerns its shard, by the rule of the status page", async () => {
    await leaveShardCount(24);
    const guilds = Array.from({ length: 48 }, (_, i) =>
      String((BigInt(400 + i * 7) << 22n) + (1n << 60n)),
    );
    const ids = await Promise.all(
      guilds.map((guild, place) => followAt(place, { scope: "server", guild })),
    );
    const everything = await followAt(90);
    await announce({ shards: [3, 17] });
    await queue.drain();
    const concerned = ids.filter((_, i) => [3, 17].includes(shardOf(guilds[i] ?? "", 24)));
    expect(concerned.length).toBeGreaterThan(1);
    expect(told()).toEqual([...concerned, everything].sort());

    calls = [];
    await announce({ shards: "all" });
    await queue.drain();
    expect(calls.length).toBe(49);
  });

  it("tells nobody what was written before they followed", async () => {
    await announce();
    pass(1);
    await followAt(1);
    await queue.drain();
    expect(calls).toEqual([]);
  });

  it("tells updates in their order, the second one waiting for the first", async () => {
    const webhook = await followAt(1);
    const { id, update } = await announce();
    const second = await announceMore(id, "It is better.");
    let failures = 2;
    answer = () => (failures-- > 0 ? new Response("", { status: 502 }) : taken());
    await queue.drain();
    expect(calls.map(({ body }) => body.embeds[0]?.description)).toEqual([
      OUTAGE.text,
      OUTAGE.text,
      OUTAGE.text,
      "It is better.",
    ]);
    expect(await deliveryStates()).toEqual({
      [`${webhook} ${update}`]: "sent",
      [`${webhook} ${second}`]: "sent",
    });
  });

  it("keeps one message of a board current, and posts it anew where it was deleted", async () => {
    await followAt(1, { style: "board" });
    const { id } = await announce();
    await queue.drain();
    await announceMore(id, "It is better.");
    await queue.drain();
    expect(calls.map(({ method }) => method)).toEqual(["POST", "PATCH"]);
    expect(calls[1]?.body.embeds[0]).toMatchObject({
      title: "Haven status",
      fields: [
        { name: OUTAGE.title, value: expect.stringMatching(/^It is better\.\n\*\*Monitoring/) },
      ],
    });
    answer = ({ method }) =>
      method === "PATCH" ? Response.json({ code: 10008 }, { status: 404 }) : taken();
    await announceMore(id, "It is over.", "resolved" as never);
    await queue.drain();
    expect(calls.map(({ method }) => method)).toEqual(["POST", "PATCH", "PATCH", "POST"]);
    expect(calls[3]?.body.embeds[0]).toMatchObject({ fields: [] });
    expect(Object.values(await deliveryStates())).toEqual(["sent", "sent", "sent"]);
  });

  it("tells a board of an update that is written while others are being sent", async () => {
    for (let place = 1; place <= 8; place += 1) await followAt(place, { style: "board" });
    const { id } = await announce();
    let isFirst = true;
    answer = async () => {
      if (isFirst) {
        isFirst = false;
        const update = await announceMore(id, "It is better.");
        await listDeliveries(DB, update, { shardCount: 0, now: Date.now() });
      }
      return taken();
    };
    await queue.drain();
    const shown = new Map(calls.map((call) => [call.webhook, JSON.stringify(call.body)]));
    expect([...shown.values()].filter((board) => !board.includes("It is better."))).toEqual([]);
    expect(new Set(Object.values(await deliveryStates()))).toEqual(new Set(["sent"]));
  });

  it("has more followers served than one page holds, in as many messages of the queue", async () => {
    const insert = DB.prepare(
      "INSERT INTO followers (webhook_id, channel_id, guild_id, token, scope, style, created_at) VALUES (?1, ?1, '1', '', 'all', 'posts', 0)",
    );
    await DB.batch(Array.from({ length: 1050 }, (_, i) => insert.bind(String(i))));
    const { update } = await announce();
    const bodies: Delivery[] = [];
    const deliveries = {
      send: async (body: Delivery) => void bodies.push(body),
      async sendBatch(batch: { body: Delivery }[]) {
        expect(batch.length).toBeLessThanOrEqual(100);
        bodies.push(...batch.map(({ body }) => body));
      },
    } as unknown as Queue<Delivery>;
    const config = { ...OWNER, cache: env.CACHE };
    const context = { db: DB, deliveries, config, now: Date.now, log: () => {} };
    await listUpdate(context, update);
    const rest = bodies.pop();
    expect(rest).toEqual({ update, after: expect.any(String) });
    expect(bodies.length).toBe(1000);
    await listUpdate(context, update, rest && "after" in rest ? rest.after : "");
    const followers = bodies.map((body) => ("follower" in body ? body.follower : ""));
    expect(new Set(followers).size).toBe(1050);
  });
});

describe("F50: the platform fails", () => {
  it.each([
    ["5xx", () => new Response("", { status: 503 })],
    ["a web page", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
    ["no message", () => Response.json({ ok: true })],
    [
      "a redirect",
      () => new Response(null, { status: 302, headers: { Location: "https://evil.test/" } }),
    ],
    ["no answer", () => Promise.reject(new DOMException("Timed out", "TimeoutError"))],
  ] as const)(
    "F50: %s is tried 7 times, then left to the dead-letter queue and the log",
    async (_, fault) => {
      const webhook = await followAt(1);
      answer = fault;
      const { update } = await announce();
      await queue.drain();
      expect(calls.length).toBe(RETRY_SECONDS.length + 1);
      expect(calls.length).toBe(7);
      expect(queue.dead).toEqual([{ follower: webhook }]);
      expect(await deliveryStates()).toEqual({ [`${webhook} ${update}`]: "failed" });
      expect(lines.filter((line) => line.includes('"delivery.failed"')).length).toBe(1);
      expect(lines.join("\n")).not.toContain(tokenOf(webhook));
    },
  );

  it("F50: what fails for one is told to the others", async () => {
    const [one, two] = [await followAt(1), await followAt(2)];
    answer = ({ webhook }) => (webhook === one ? new Response("", { status: 500 }) : taken());
    const { update } = await announce();
    await queue.drain();
    expect((await deliveryStates())[`${two} ${update}`]).toBe("sent");
  });

  it("F50: a message that is refused is not tried again", async () => {
    await followAt(1);
    answer = () => Response.json({ code: 50035 }, { status: 400 });
    await announce();
    await queue.drain();
    expect(calls.length).toBe(1);
    expect(queue.dead).toEqual([]);
  });
});

describe("F51: the platform asks for a pause", () => {
  it.each([
    ["in its body", () => Response.json({ retry_after: 12.4 }, { status: 429 }), 13],
    [
      "in a header",
      () => new Response("1015", { status: 429, headers: { "Retry-After": "90" } }),
      90,
    ],
    ["without a time", () => new Response("<html>", { status: 429 }), 30],
  ] as const)(
    "F51: a pause %s is waited for, and is none of the tries",
    async (_, fault, seconds) => {
      const webhook = await followAt(1);
      const times: number[] = [];
      answer = () => {
        times.push(Date.now());
        return times.length <= 9 ? fault() : taken();
      };
      const { update } = await announce();
      await queue.drain();
      expect(times.length).toBe(10);
      const pauses = times.slice(1).map((time, i) => time - (times[i] ?? 0));
      for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual((seconds - 1) * 1000);
      expect(await deliveryStates()).toEqual({ [`${webhook} ${update}`]: "sent" });
      expect(queue.dead).toEqual([]);
    },
  );
});

describe("F52: a webhook is gone", () => {
  it.each([
    ["404", () => Response.json({ code: 10015 }, { status: 404 })],
    ["404 without words", () => new Response("", { status: 404 })],
    ["401", () => Response.json({ code: 50027 }, { status: 401 })],
  ] as const)("F52: %s ends the follower with all that it was to be told", async (_, fault) => {
    await followAt(1);
    const { id } = await announce();
    await announceMore(id, "It is better.");
    answer = fault;
    await queue.drain();
    expect(calls.length).toBe(1);
    expect(await DB.prepare("SELECT * FROM followers").first()).toBeNull();
    expect(await deliveryStates()).toEqual({});
    expect(queue.dead).toEqual([]);
  });
});

describe("F53: the runtime ends in the middle", () => {
  type Event = "taken" | "502" | "429" | "killed before" | "killed after";
  const event = fc.constantFrom<Event>(
    "taken",
    "taken",
    "502",
    "429",
    "killed before",
    "killed after",
  );

  it("F53: none is lost, and none comes twice but the one that was sent as it ended", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 12 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 3 }),
        async (events, followers, updates) => {
          await forgetDeliveries();
          queue = createDeliveryQueue();
          const posted = new Map<string, number>();
          let kills = 0;
          const left = [...events];
          answer = ({ webhook, body }) => {
            if (queue.isKilled()) throw new Killed();
            const key = `${webhook} ${String(body.embeds[0]?.description)}`;
            const next = left.shift() ?? "taken";
            if (next === "502") return new Response("", { status: 502 });
            if (next === "429") return Response.json({ retry_after: 3 }, { status: 429 });
            if (next.startsWith("killed")) {
              kills += 1;
              queue.kill();
            }
            if (next === "killed before") throw new Killed();
            posted.set(key, (posted.get(key) ?? 0) + 1);
            return taken();
          };
          const webhooks = await Promise.all(
            Array.from({ length: followers }, (_, place) => followAt(place)),
          );
          const { id } = await announce({ shards: "all", text: "0" });
          for (let more = 1; more < updates; more += 1) await announceMore(id, String(more));
          // The cron goes on with what ended with the runtime.
          for (let runs = 0; runs < 3; runs += 1) {
            await queue.drain();
            pass(300);
            await queueLeftUpdates({
              db: DB,
              deliveries: queue.bindings.DELIVERIES as never,
              now: Date.now(),
              log: () => {},
            });
          }
          await queue.drain();
          for (const webhook of webhooks) {
            for (let text = 0; text < updates; text += 1) {
              expect(posted.get(`${webhook} ${text}`) ?? 0).toBeGreaterThanOrEqual(1);
            }
          }
          const twice = [...posted.values()].reduce((sum, count) => sum + count - 1, 0);
          // An end may meet every call under way between sending and recording: one for each connection.
          expect(twice).toBeLessThanOrEqual(kills * 5);
          expect(Math.max(...posted.values())).toBeLessThanOrEqual(1 + kills);
          if (kills === 0) expect(twice).toBe(0);
        },
      ),
      { numRuns: cases(15, 500) },
    );
  });
});

describe("automatic incidents", () => {
  const MINUTE = 60_000;
  const shards = (missing: number[], start: number, end: number | null = null): Incident => ({
    start,
    end,
    worst: [24 - missing.length, 24],
    missing,
    silent: 0,
  });

  /** A cron run that finds these incidents in the record; tells what follows from it. */
  async function cron(...incidents: Incident[]): Promise<void> {
    const { DELIVERIES } = queue.bindings;
    await announceAutomaticIncidents(incidents, {
      config: { db: DB, deliveries: DELIVERIES ?? null },
      now: Date.now(),
      log: () => {},
    });
    await queue.drain();
    pass(300);
  }

  const titles = () => calls.map(({ body }) => String(body.embeds[0]?.title));
  const texts = () => calls.map(({ body }) => String(body.embeds[0]?.description));

  it("are told when they are opened and when they end", async () => {
    await followAt(1);
    const start = Date.now() - 5 * MINUTE;
    for (let runs = 0; runs < 3; runs += 1) await cron(shards([17], start));
    expect(texts()).toEqual(["1 of 24 shards down. Shard 17."]);
    await cron(shards([17], start, Date.now()));
    await cron(shards([17], start, Date.now()));
    expect(texts()).toEqual(["1 of 24 shards down. Shard 17.", "All shards are ready again."]);
  });

  it("reach a server whose shard goes down while one lasts, and nobody twice", async () => {
    await leaveShardCount(24);
    const guildOf = (shard: bigint) => String((shard + 24n * 10_000_000_000n) << 22n);
    const three = await followAt(3, { scope: "server", guild: guildOf(3n) });
    const nine = await followAt(9, { scope: "server", guild: guildOf(9n) });
    const start = Date.now() - 5 * MINUTE;
    await cron(shards([3], start));
    expect(told()).toEqual([three]);
    await cron(shards([3, 9], start));
    expect(told()).toEqual([three, nine]);
    expect(texts().at(-1)).toBe("2 of 24 shards down. Shards 3, 9.");
    await cron(shards([3, 9], start, Date.now()));
    expect(told()).toEqual([three, three, nine, nine]);
  });

  it("grow on a board as on the status page", async () => {
    await followAt(1, { style: "board" });
    const start = Date.now() - 5 * MINUTE;
    await cron(shards([3], start));
    await cron(shards([3, 9], start));
    expect(calls.map(({ method }) => method)).toEqual(["POST", "PATCH"]);
    expect(JSON.stringify(calls[1]?.body)).toContain("2 of 24 shards down");
  });

  it("F54: that keep changing become one message an hour, and the last state is sent after an hour without changes", async () => {
    await followAt(1);
    for (let outage = 0; outage < 4; outage += 1) {
      const start = Date.now() - 5 * MINUTE;
      await cron(shards([17], start));
      await cron(shards([17], start, Date.now() - 5 * MINUTE));
    }
    expect(titles()).toEqual([
      "1 of 24 shards down",
      "1 of 24 shards down",
      "1 of 24 shards down",
      "Shards keep going down and coming back",
    ]);
    expect(texts().at(-1)).toContain(
      "4 times within an hour. All of them are ready at the moment.",
    );
    for (let runs = 0; runs < 13; runs += 1) await cron();
    expect(texts().slice(4)).toEqual(["All shards are ready again."]);
  });

  it("are told while the bot API and its report are gone", async () => {
    await followAt(1);
    await cron({ start: Date.now() - 5 * MINUTE, end: null, worst: null, missing: [], silent: 2 });
    expect(texts()).toEqual(["No report from the bot."]);
  });
});

describe("T68: a webhook's token at rest", () => {
  const [FIRST, SECOND, THIRD] = ["a".repeat(32), "b".repeat(32), "c".repeat(32)] as const;

  it("T68: is sealed by the first secret, and opens with any listed one, for its own webhook", async () => {
    const sealed = await sealToken("token", "1", [FIRST]);
    expect(sealed).not.toContain("token");
    expect(await sealToken("token", "1", [FIRST])).not.toBe(sealed);
    expect(await openToken(sealed, "1", [SECOND, FIRST])).toBe("token");
    expect(await openToken(sealed, "2", [FIRST])).toBeNull();
    expect(await openToken(sealed, "1", [SECOND])).toBeNull();
    for (const broken of ["", "x", sealed.slice(0, -2), `${sealed}.x`.replace(".", "")]) {
      expect(await openToken(broken, "1", [FIRST]), broken).toBeNull();
    }
  });

  it("T68: is sealed anew by the cron after a new first secret, so that the old one may go", async () => {
    for (const place of [1, 2]) await followAt(place);
    const log = (event: string) => void lines.push(event);
    const rotated: [string, ...string[]] = [THIRD, ...CONFIG.SESSION_SECRET.split(",")];
    await resealTokens(DB, { sessionSecrets: rotated }, log);
    const { results } = await DB.prepare("SELECT webhook_id, token FROM followers").all<
      Record<string, string>
    >();
    for (const { webhook_id: id = "", token = "" } of results) {
      expect(await openToken(token, id, [THIRD])).toBe(tokenOf(id));
    }
    expect(results).toHaveLength(2);
    await resealTokens(DB, { sessionSecrets: [SECOND] }, log);
    expect(lines).toEqual(["follow.unreadable"]);
  });
});

describe("T70: a message", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }),
    fc.string({ minLength: 4000, maxLength: 9000 }),
    fc.constant("@everyone <@&1> ".repeat(400)),
  );
  const time = fc.integer({ min: 0, max: 4e12 });
  const incident: fc.Arbitrary<PostedIncident> = fc.record({
    id: fc.string({ maxLength: 40 }),
    title: text,
    impact: fc.constantFrom("none", "minor", "major", "critical"),
    shards: fc.oneof(
      fc.constant("all" as const),
      fc.array(fc.nat(99_999), { minLength: 1, maxLength: 600 }),
    ),
    scheduledFor: fc.option(time),
    scheduledUntil: fc.option(time),
    recordedAt: fc.option(time),
    createdAt: time,
    updates: fc.array(
      fc.record({
        id: fc.nat(),
        status: fc.constantFrom(
          "investigating",
          "monitoring",
          "resolved",
          "scheduled",
          "completed",
        ),
        text,
        at: time,
        byTeam: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  });
  const links = {
    origin: `https://${"x".repeat(60)}.example`,
    unfollow: `https://haven.test/status/unfollow#${"x".repeat(150)}`,
  };

  it("leaves maintenance that nobody speaks of to its plan, as the status page does", () => {
    const maintenance: PostedIncident = {
      id: "m",
      title: "New disks",
      impact: "none",
      shards: "all",
      scheduledFor: 1_000,
      scheduledUntil: 2_000,
      recordedAt: null,
      createdAt: 0,
      updates: [{ id: 1, status: "scheduled", text: "Soon.", at: 0, byTeam: true }],
    };
    const shownAt = (now: number) =>
      boardMessage([maintenance], links, now).embeds[0]?.fields?.map(({ value }) => value);
    expect(shownAt(0)).toEqual([expect.stringContaining("**Scheduled**")]);
    expect(shownAt(1_500)).toEqual([expect.stringContaining("**In progress**")]);
    expect(shownAt(2_000)).toEqual([]);
  });

  it("T70: fits the platform whatever is written, pings nobody, and says it as it was written", () => {
    fc.assert(
      fc.property(fc.array(incident, { minLength: 1, maxLength: 30 }), (incidents) => {
        const [first] = incidents;
        const update = first?.updates.at(-1);
        if (!first || !update) throw new Error("no incident");
        const messages = [
          updateMessage(first, update, links),
          flappingMessage(first, update, 4, links),
          boardMessage(incidents, links, 1e12),
          testMessage("server", links),
        ];
        for (const message of messages) {
          const { issues } = v.safeParse(messagePayload, message);
          expect(issues?.map(({ message: why }) => why)).toBeUndefined();
          expect(message.allowed_mentions).toEqual({ parse: [] });
        }
        const said = messages[0]?.embeds[0]?.description ?? "";
        expect(update.text.startsWith(said.replace(/…$/, ""))).toBe(true);
        if (update.text.length <= 4096) expect(said).toBe(update.text);
      }),
      { numRuns: cases(300, 20_000) },
    );
  });
});

describe("T71: a webhook's address", () => {
  it("T71: is of the configured platform alone, and a redirect is not followed", async () => {
    const client = createWebhookClient({ discordUrl: CONFIG.DISCORD_URL, userAgent: "Haven" });
    const fetched = vi.fn<typeof fetch>(async () => Response.redirect("https://evil.test/"));
    vi.stubGlobal("fetch", fetched);
    const message = testMessage("all", {
      origin: "https://haven.test",
      unfollow: "https://haven.test",
    });
    for (const hook of [
      { id: "1", token: "x" },
      { id: "1100000000000000001", token: "x/../../../evil" },
      { id: "1100000000000000001/x?", token: "x" },
    ]) {
      expect(await client.post(hook, message)).toEqual({ kind: "failed", reason: "RangeError" });
    }
    expect(fetched).not.toHaveBeenCalled();
    const hook = { id: "1100000000000000001", token: "token" };
    expect(await client.post(hook, message)).toEqual({ kind: "failed", reason: "status 302" });
    expect(await client.edit(hook, "../../x", message)).toEqual({ kind: "no-message" });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toBe(
      "https://chat.test/api/v10/webhooks/1100000000000000001/token?wait=true",
    );
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ redirect: "manual" });
  });
});

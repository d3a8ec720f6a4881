import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { NewIncident, Outage } from "../../../app/contract/incident.ts";
import { incidentIdOf } from "../../../app/incidents/outage.ts";
import { shardOf } from "../../../app/status/shards/locate.ts";
import { ANSWER_MS } from "../../../worker/deliveries/webhook.ts";
import { RETRY_SECONDS } from "../../../worker/deliveries/settle.ts";
import { CLAIM_MS, countFailed } from "../../../worker/db/due-deliveries.ts";
import { listDeliveries, withdrawDeliveries } from "../../../worker/db/deliveries.ts";
import { editUpdate, withdrawIncident } from "../../../worker/db/corrections.ts";
import { maintainDeliveries } from "../../../worker/deliveries/maintain.ts";
import type { WakeUp } from "../../../worker/context/config.ts";
import { wakeIfDue } from "../../../worker/deliveries/queue.ts";
import { endMeasured, measure, openMeasured } from "../../../worker/db/automatic-incidents.ts";
import { readIncident } from "../../../worker/db/incidents.ts";
import {
  createDeliveryQueue,
  deliveryStates,
  followAt,
  forgetDeliveries,
  SECRETS,
  tokenOf,
  type DeliveryQueue,
} from "../../support/delivery-queue.ts";
import { emptyTables } from "../../support/database.ts";
import { CONFIG } from "../../support/fixtures.ts";
import { advance } from "../../support/runtime-setup.ts";
import { leaveShardCount } from "../../support/watch.ts";
import { stubFetch } from "../../support/stub-fetch.ts";
import { openIncident, OUTAGE, writeTeamUpdate } from "../../support/team-writes.ts";

const { DB } = env;

const MAINTAINED = {
  deliveries: { send: async () => {} } as unknown as Queue<WakeUp>,
  discordUrl: CONFIG.DISCORD_URL,
  userAgent: "Haven",
  sessionSecrets: [...SECRETS] as [string, ...string[]],
};

interface Call {
  method: string;
  webhook: string;
  body: { embeds: Record<string, unknown>[]; components: { components: { url: string }[] }[] };
}

/** The platform's answer to a call; by default it accepts the message. */
type Answer = (call: Call) => Response | Promise<Response>;

let queue: DeliveryQueue;
let calls: Call[] = [];
let answer: Answer;
let messages = 0;

function taken(): Response {
  messages += 1;
  return Response.json({ id: String(1_400_000_000_000_000_000n + BigInt(messages)) });
}

/** A platform that says this to every call. */
const says =
  (status: number, body: string | object = "", headers = {}): (() => Response) =>
  () =>
    typeof body === "string"
      ? new Response(body, { status, headers })
      : Response.json(body, { status, headers });

beforeEach(async () => {
  await forgetDeliveries();
  queue = createDeliveryQueue();
  calls = [];
  await emptyTables("shard_number");
  answer = taken;
});

const lines = stubFetch(async (request) => {
  const { origin, pathname, search } = new URL(request.url);
  const [, webhook = "", token] = /^\/api\/v10\/webhooks\/(\d+)\/([^/]+)$/.exec(pathname) ?? [];
  const isWaited = request.method !== "POST" || search === "?wait=true";
  if (origin !== CONFIG.DISCORD_URL || !isWaited || token !== tokenOf(webhook)) {
    throw new TypeError(`not a webhook: ${request.url}`);
  }
  const body: Call["body"] = request.body ? await request.json() : { embeds: [], components: [] };
  const call: Call = { method: request.method, webhook, body };
  calls.push(call);
  return answer(call);
});

const VOICE: NewIncident = {
  ...OUTAGE,
  shards: [3, 17],
  text: "Voice connections **fail**. @everyone, we look into it.",
};

/** Writes an incident and sends it to followers; returns the update's id. */
async function announce(
  change: Partial<NewIncident> = {},
): Promise<{ id: string; update: number }> {
  const writer = { author: "1100000000000000005", now: Date.now() };
  const opened = await openIncident(DB, { ...VOICE, ...change }, writer);
  queue.send();
  return opened;
}

async function announceMore(id: string, text: string, status = "monitoring" as const) {
  const writer = { author: "1100000000000000005", now: Date.now() };
  const update = await writeTeamUpdate(DB, id, { status, text, seen: null }, writer);
  if (update === null) throw new Error("not added");
  queue.send();
  return update;
}

/** Wakes the consumer as the cron does. */
async function cronWakes(): Promise<void> {
  const deliveries = queue.bindings.DELIVERIES;
  if (deliveries) await wakeIfDue({ db: DB, deliveries, log: () => {} }, Date.now());
}

/** Runs the queue for an hour, with the cron. */
async function runForAnHour(): Promise<void> {
  for (let runs = 0; runs < 12; runs += 1) {
    await queue.drain();
    advance(300);
    await cronWakes();
  }
  await queue.drain();
}

const told = () => calls.map(({ webhook }) => webhook).sort();

describe("telling followers", () => {
  it("posts each update once to each follower, with the team's words and without pings", async () => {
    const [one, two] = [await followAt(1), await followAt(2)];
    const { id } = await announce();
    await queue.drain();
    expect(told()).toEqual([one, two]);
    expect(calls[0]?.body).toMatchObject({
      allowed_mentions: { parse: [] },
      embeds: [
        {
          title: VOICE.title,
          description: VOICE.text,
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
    queue.send();
    await queue.drain();
    expect(calls.length).toBe(2);
  });

  it("posts to a server only incidents of its shard, by the rule of the status page", async () => {
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

  it("posts a corrected text where it was not posted yet, and nothing where it was", async () => {
    const one = await followAt(1);
    const two = await followAt(2);
    answer = ({ webhook }) => (webhook === two ? new Response("", { status: 503 }) : taken());
    const { update } = await announce();
    await queue.consumeDue();
    const writer = { person: "1", now: Date.now(), seen: null };
    expect(await editUpdate(DB, update, "Voice is silent.", writer)).toBe(true);
    answer = taken;
    calls = [];
    queue.send();
    await queue.drain();
    expect(told()).toEqual([two]);
    expect(calls[0]?.body.embeds[0]?.description).toBe("Voice is silent.");
    expect((await deliveryStates())[`${one} ${update}`]).toBe("sent");
  });

  it("posts no update that was written before the follower was added", async () => {
    await announce();
    advance(1);
    await followAt(1);
    await queue.drain();
    expect(calls).toEqual([]);
  });
});

it("F50: everybody gets it once where platform and database are so slow that the claims end before all have it", async () => {
  for (let place = 1; place <= 20; place += 1) await followAt(place);
  answer = async () => {
    // Each group takes its five seconds at the platform, and four to be recorded.
    if (calls.length % 5 === 1) advance(ANSWER_MS / 1000 + 4);
    if (calls.length % 5 === 0) {
      queue.send();
      await queue.consumeDue();
    }
    return taken();
  };
  await announce({ shards: "all" });
  await queue.drain();
  expect(told()).toHaveLength(20);
  expect(new Set(told()).size).toBe(20);
  expect(new Set(Object.values(await deliveryStates()))).toEqual(new Set(["sent"]));
});

// webhook.test.ts has the answers that come to the same.
const LATER = [
  ["a failure of the platform", says(503)],
  ["no answer", () => Promise.reject(new DOMException("Timed out", "TimeoutError"))],
] as const;

describe("F50: the platform fails", () => {
  it.each(LATER)("F50: the newest update is posted after half an hour of %s", async (_, fault) => {
    const webhook = await followAt(1);
    const begun = Date.now();
    answer = () => (Date.now() - begun < 30 * 60_000 ? fault() : taken());
    const { update } = await announce();
    await queue.drain();
    expect(await deliveryStates()).toEqual({ [`${webhook} ${update}`]: "sent" });
    expect(calls.length).toBeLessThan(20);
    expect(queue.dead).toEqual([]);
    expect(lines.join("\n")).not.toContain(tokenOf(webhook));
  });

  it("F50: the newest update fails after a day, an older one after 7 tries, each with a line in the log", async () => {
    const webhook = await followAt(1);
    answer = says(503);
    const { id, update } = await announce();
    const second = await announceMore(id, "It is better.");
    const begun = Date.now();
    const tries: string[] = [];
    const fails = answer;
    answer = (call) => {
      tries.push(String(call.body.embeds[0]?.description));
      return fails(call);
    };
    await queue.drain();
    expect(tries.filter((text) => text === VOICE.text)).toHaveLength(RETRY_SECONDS.length + 1);
    expect(await deliveryStates()).toEqual({
      [`${webhook} ${update}`]: "failed",
      [`${webhook} ${second}`]: "failed",
    });
    expect(Date.now() - begun).toBeGreaterThan(23 * 3_600_000);
    expect(Date.now() - begun).toBeLessThan(25 * 3_600_000);
    expect(lines.filter((line) => line.includes('"delivery.failed"'))).toHaveLength(1);
    expect(await countFailed(DB, { since: begun, most: 10 })).toBe(1);
  });

  it("F50: a message that is taken with more than is read as the answer comes once", async () => {
    const webhook = await followAt(1);
    answer = says(200, "x".repeat(200_000));
    const { update } = await announce();
    await queue.drain();
    advance(3600);
    await cronWakes();
    await queue.drain();
    expect(calls).toHaveLength(1);
    expect(await deliveryStates()).toEqual({ [`${webhook} ${update}`]: "sent" });
  });

  it.each([50_035, 220_001])(
    "F50: a message that is refused for good (%i) is not retried, and the log says so",
    async (code) => {
      await followAt(1);
      answer = says(400, { code });
      await announce();
      await queue.drain();
      expect(calls.length).toBe(1);
      expect(lines.filter((line) => line.includes('"delivery.refused"'))).toHaveLength(1);
      expect(queue.dead).toEqual([]);
      expect(await countFailed(DB, { since: Date.now() - 60_000, most: 10 })).toBe(1);
    },
  );
});

describe("F51: the platform asks for a pause", () => {
  it.each([
    ["in its body", says(429, { retry_after: 12.4 }), 13],
    ["in a header", says(429, "1015", { "Retry-After": "90" }), 90],
    ["without a time", says(429, "<html>"), 30],
  ] as const)(
    "F51: a pause %s is waited for, and does not count as a try",
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

describe("F51: a limit of the platform for all webhooks", () => {
  const pauses = [
    ["a limit of all calls", says(429, { retry_after: 60, global: true }), 60],
    ["its edge's 1015 for an hour", says(429, "error code: 1015", { "Retry-After": "3600" }), 900],
    ["its edge's 403", says(403, "<html>"), 30],
  ] as const;

  it.each(pauses)(
    "F51: %s pauses all followers once, with two calls at its end",
    async (_, fault, seconds) => {
      for (let place = 0; place < 60; place += 1) await followAt(place);
      const begun = Date.now();
      const refused: number[] = [];
      answer = () => {
        const at = Math.round((Date.now() - begun) / 1000);
        if (at >= 1.5 * seconds) return taken();
        refused.push(at);
        return fault();
      };
      await announce({ shards: "all" });
      await runForAnHour();
      expect(Object.values(await deliveryStates())).toEqual(Array(60).fill("sent"));
      // The group under way at the beginning, then two calls when the pause ends.
      expect(refused.filter((at) => at < seconds)).toHaveLength(5);
      expect(refused.filter((at) => at >= seconds)).toHaveLength(2);
      expect(new Set(told()).size).toBe(60);
      expect(await DB.prepare("SELECT * FROM deliveries_pause").first()).toBeNull();
    },
  );

  it("F51: its edge's 403 for one of six channels doesn't delay the others, update by update", async () => {
    const fault = says(403, "<html>");
    const ids: string[] = [];
    for (let place = 0; place < 6; place += 1) ids.push(await followAt(place));
    const [refused = "", ...others] = ids;
    answer = ({ webhook }) => (webhook === refused ? fault() : taken());
    const { id } = await announce();
    for (let update = 0; update < 3; update += 1) {
      if (update > 0) await announceMore(id, `Update ${update}`);
      calls = [];
      await queue.consumeDue();
      expect(told().filter((webhook) => webhook !== refused)).toEqual(others);
      expect(await DB.prepare("SELECT * FROM deliveries_pause").first()).toBeNull();
      advance(600);
      await cronWakes();
      await queue.consumeDue();
    }
    answer = taken;
    calls = [];
    await runForAnHour();
    expect(told()).toEqual([refused, refused, refused]);
  });

  it("F51: two refused channels among others pause nobody", async () => {
    for (let place = 0; place < 10; place += 1) await followAt(place);
    const ids: string[] = [];
    answer = ({ webhook }) => {
      ids.push(webhook);
      return ids.length <= 2 ? says(403, "<html>")() : taken();
    };
    await announce();
    await queue.consumeDue();
    expect(new Set(ids).size).toBe(10);
    expect(await DB.prepare("SELECT * FROM deliveries_pause").first()).toBeNull();
  });

  it("F51: a channel that is refused again at the end of a pause does not prolong it", async () => {
    const ids: string[] = [];
    for (let place = 0; place < 10; place += 1) ids.push(await followAt(place));
    const [refused = ""] = ids;
    const begun = Date.now();
    const isBlocked = () => Date.now() - begun < 20_000;
    answer = ({ webhook }) =>
      webhook === refused || isBlocked() ? says(403, "<html>")() : taken();
    await announce({ shards: "all" });
    await queue.consumeDue();
    while (Date.now() - begun < 45_000) {
      advance(1);
      await queue.consumeDue();
    }
    expect(Object.values(await deliveryStates()).filter((state) => state === "sent")).toHaveLength(
      9,
    );
  });

  it("F51: a limit of one channel delays no other channel", async () => {
    const ids: string[] = [];
    for (let place = 0; place < 10; place += 1) ids.push(await followAt(place));
    const [slow = ""] = ids;
    const waits = says(429, { retry_after: 600 }, { "X-RateLimit-Scope": "shared" });
    let isFirst = true;
    answer = ({ webhook }) => {
      if (webhook !== slow || !isFirst) return taken();
      isFirst = false;
      return waits();
    };
    await announce();
    await queue.consumeDue();
    expect(told()).toEqual(ids);
    expect(await DB.prepare("SELECT * FROM deliveries_pause").first()).toBeNull();
    await queue.drain();
    advance(599);
    await cronWakes();
    await queue.drain();
    expect(calls).toHaveLength(10);
    await runForAnHour();
    expect(told()).toEqual([slow, ...ids]);
  });

  it("F51: what is written while a channel has to wait waits with it and wakes nobody", async () => {
    await followAt(1);
    const { id } = await announce();
    await queue.drain();
    const begun = Date.now();
    const waits = says(429, { retry_after: 250 }, { "X-RateLimit-Scope": "shared" });
    answer = () => (Date.now() - begun >= 250_000 ? taken() : waits());
    await announceMore(id, "It is better.");
    await queue.consumeDue();
    expect(calls).toHaveLength(2);
    await announceMore(id, "It is over.");
    const sent = queue.sent();
    await queue.drain();
    expect(calls).toHaveLength(4);
    // The wake-up of the writing, and those of the two messages.
    expect(queue.sent() - sent).toBeLessThanOrEqual(3);
  });

  it("F51: the longest of the pauses that one group is asked for counts, and then all go on", async () => {
    for (let place = 0; place < 10; place += 1) await followAt(place);
    const begun = Date.now();
    const times: number[] = [];
    answer = () => {
      times.push(Date.now() - begun);
      if (times.length > 5) return taken();
      const body = { global: true, retry_after: times.length === 1 ? 20 : 5 };
      return Response.json(body, { status: 429 });
    };
    await announce({ shards: "all" });
    await queue.drain();
    expect(times).toHaveLength(15);
    expect(times[5]).toBeGreaterThanOrEqual(20_000);
    // Those who were claimed with them do not wait until their claims end.
    expect(times[14]).toBeLessThan(CLAIM_MS);
    // While all wait nobody is woken again and again.
    expect(queue.sent()).toBeLessThan(10);
  });

  it("F51: a long pause leaves one message on the queue, however often the cron runs and updates are written", async () => {
    for (let place = 0; place < 30; place += 1) await followAt(place);
    const begun = Date.now();
    const waits = says(429, "", { "Retry-After": "90000" });
    answer = () => (Date.now() - begun < 55 * 60_000 ? waits() : taken());
    const { id } = await announce({ shards: "all" });
    let most = 0;
    for (let runs = 0; runs < 14; runs += 1) {
      await queue.consumeDue();
      if (runs === 3) await announceMore(id, "It is better.");
      most = Math.max(most, queue.waiting.length);
      advance(300);
      await cronWakes();
    }
    await queue.drain();
    expect(most).toBeLessThanOrEqual(3);
    expect(Object.values(await deliveryStates())).toEqual(Array(60).fill("sent"));
    expect(calls.length).toBeLessThan(60 + 20);
  });
});

describe("F52: a webhook is gone", () => {
  it("F52: an unknown webhook ends the follower at once, whose row stays for a day", async () => {
    const webhook = await followAt(1);
    const { id } = await announce();
    await announceMore(id, "It is better.");
    answer = says(404, { code: 10_015 });
    const at = Date.now();
    await queue.consumeDue();
    expect(calls).toHaveLength(1);
    const row = await DB.prepare("SELECT gone_at, delete_at FROM followers").first<{
      gone_at: number;
      delete_at: number;
    }>();
    const goneAt = row?.gone_at ?? 0;
    expect(goneAt - at).toBeLessThan(5000);
    expect(row?.delete_at).toBe(goneAt + 86_400_000);
    expect(new Set(Object.values(await deliveryStates()))).toEqual(new Set(["failed"]));
    await announceMore(id, "It is over.");
    await queue.drain();
    expect(calls).toHaveLength(1);

    const config = { ...MAINTAINED, db: DB };
    const log = (event: string) => void lines.push(event);
    await maintainDeliveries(config, { now: goneAt + 86_399_000, log });
    expect(calls).toHaveLength(1);
    await maintainDeliveries(config, { now: goneAt + 86_400_000, log });
    expect(calls.at(-1)).toMatchObject({ method: "DELETE", webhook });
    expect(await DB.prepare("SELECT * FROM followers").first()).toBeNull();
  });

  it("F52: no other 404, 401 or 403 ends a follower", async () => {
    await followAt(1);
    const faults = [404, 401, 403].flatMap((status) => [
      says(status, "<html>"),
      says(status, { code: 0 }),
      says(status, { code: 50_013 }),
    ]);
    const tried = [...faults];
    answer = () => tried.shift()?.() ?? taken();
    await announce();
    await queue.drain();
    expect(calls).toHaveLength(faults.length + 1);
    expect(Object.values(await deliveryStates())).toEqual(["sent"]);
  });
});

describe("automatic incidents", () => {
  const MINUTE = 60_000;
  const shards = (missing: number[], start: number, end: number | null = null): Outage => ({
    start,
    end,
    worst: [24 - missing.length, 24],
    missing,
    silent: 0,
  });

  /** A run of the cron whose samples measure these outages; tells what follows from it. */
  async function cron(...outages: Outage[]): Promise<void> {
    const now = Date.now();
    for (const outage of outages) {
      const id = incidentIdOf(outage);
      const list = [listDeliveries(DB, id, now)];
      const opened = { ...outage, end: null };
      await DB.batch([
        ...((await readIncident(DB, id))
          ? []
          : openMeasured(DB, opened, { at: now, servers: 24_000, list })),
        ...(outage.end === null
          ? measure(DB, outage, { at: now, servers: 24_000, list })
          : endMeasured(DB, outage, { at: now, servers: 24_000, list })),
      ]);
    }
    await cronWakes();
    await queue.drain();
    advance(300);
  }

  /** Of incidents of shard 17 alone. */
  const ONE_DOWN = expect.stringMatching(
    /^Haven has been offline in about 1,000 servers \(4%\) since \w+ \d+, \d+:\d+ UTC\. Shard 17 doesn't answer\.$/,
  );

  const texts = () => calls.map(({ body }) => String(body.embeds[0]?.description));

  /** The id of the one incident that is open. */
  async function openId(): Promise<string> {
    const id = "SELECT id FROM incidents WHERE closed_at IS NULL";
    return (await DB.prepare(id).first<string>("id")) ?? "";
  }

  it("that grow are posted to the servers of the added shards alone", async () => {
    await leaveShardCount(24);
    const guildOf = (shard: bigint) => String((shard + 24n * 10_000_000_000n) << 22n);
    const three = await followAt(3, { scope: "server", guild: guildOf(3n) });
    const nine = await followAt(9, { scope: "server", guild: guildOf(9n) });
    const everything = await followAt(90);
    const start = Date.now() - 5 * MINUTE;
    await cron(shards([3], start));
    expect(told()).toEqual([three, everything].sort());
    calls = [];
    const grown = [3, 5, 6, 7, 8, 9, 20, 21, 22];
    for (let runs = 0; runs < 2; runs += 1) await cron(shards(grown, start));
    expect(told()).toEqual([nine]);
    expect(texts()).toEqual([
      expect.stringMatching(
        /in about 9,000 servers \(38%\) since .* Shards 3, 5–9, 20–22 don't answer\.$/,
      ),
    ]);
    calls = [];
    await cron(shards(grown, start, Date.now()));
    expect(told()).toEqual([three, nine, everything].sort());
  });

  it("F54: that flap for two hours are few messages, and the last one is true", async () => {
    await followAt(1);
    for (let outage = 0; outage < 6; outage += 1) {
      const start = Date.now() - 5 * MINUTE;
      for (let runs = 0; runs < 2; runs += 1) await cron(shards([17], start));
      for (let runs = 0; runs < 2; runs += 1) await cron(shards([17], start, Date.now()));
    }
    const down = ONE_DOWN;
    const ready = "All shards are ready again.";
    expect(texts()).toEqual([down, ready, down, ready]);
    await cron(shards([17], Date.now() - 5 * MINUTE));
    expect(texts()).toHaveLength(4);
    for (let runs = 0; runs < 13; runs += 1) await cron();
    expect(texts().slice(4)).toEqual([down]);
  });

  it("F54: hold back no word of the team, and what comes back after it", async () => {
    await followAt(1);
    const one = shards([17], Date.now() - 5 * MINUTE);
    await cron(one);
    await cron({ ...one, end: Date.now() });
    const two = shards([17], Date.now() - 5 * MINUTE);
    await cron(two);
    expect(texts()).toHaveLength(2);
    const id = await openId();
    await announceMore(id, "We look into it.");
    await cron(two);
    expect(texts().slice(2)).toEqual(["We look into it."]);
    await cron({ ...two, end: Date.now() });
    expect(texts()).toHaveLength(4);
    for (let runs = 0; runs < 13; runs += 1) await cron();
    expect(texts()).toHaveLength(4);
  });

  it("F54: wait for nobody once they are withdrawn", async () => {
    await followAt(1);
    const one = shards([17], Date.now() - 5 * MINUTE);
    await cron(one);
    await cron({ ...one, end: Date.now() });
    await cron(shards([17], Date.now() - 5 * MINUTE));
    const id = await openId();
    const also = withdrawDeliveries(DB, id, Date.now());
    await withdrawIncident(DB, id, { person: "1", now: Date.now() }, also);
    for (let runs = 0; runs < 13; runs += 1) await cron();
    expect(texts()).toHaveLength(2);
  });

  it("F54: count for a channel only from when it follows", async () => {
    const one = shards([17], Date.now() - 5 * MINUTE);
    await cron(one);
    await cron({ ...one, end: Date.now() - 5 * MINUTE });
    const two = shards([17], Date.now() - 5 * MINUTE);
    await cron(two);
    await followAt(1);
    await cron({ ...two, end: Date.now() - 5 * MINUTE });
    expect(texts()).toEqual(["All shards are ready again."]);
  });

  it("F54: of other shards that keep changing suppress nothing about a server's own", async () => {
    await leaveShardCount(24);
    await followAt(1, { scope: "server", guild: String(17n << 22n) });
    for (let outage = 0; outage < 4; outage += 1) {
      const start = Date.now() - 5 * MINUTE;
      await cron(shards([3], start));
      await cron(shards([3], start, Date.now() - 5 * MINUTE));
    }
    expect(texts()).toEqual([]);
    await cron(shards([17], Date.now() - 5 * MINUTE));
    expect(texts()).toEqual([ONE_DOWN]);
  });
});

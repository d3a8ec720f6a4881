import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BotError } from "../../../app/contract/bot.ts";
import type { NewIncident } from "../../../app/contract/incident.ts";
import { kvKeyOf } from "../../../worker/bot/cache.ts";
import { editIncident, withdrawIncident } from "../../../worker/db/corrections.ts";
import { withdrawDeliveries } from "../../../worker/db/deliveries.ts";
import { readIncident } from "../../../worker/db/incidents.ts";
import { runScheduled } from "../../../worker/scheduled.ts";
import { databaseDown, watchDatabase } from "../../support/database.ts";
import { deliveryStates, followSinceEver } from "../../support/delivery-queue.ts";
import { OWNER } from "../../support/fixtures.ts";
import { openIncident, OUTAGE, writeTeamUpdate } from "../../support/team-writes.ts";
import {
  createWatch,
  forgetWatch,
  listOf,
  MINUTE,
  NOON,
  readStored,
  statesOf,
} from "../../support/watch.ts";

const { DB } = env;
const SLOT = 5 * MINUTE;
const COPY = kvKeyOf(OWNER, "/shards");
const WRITES_UPDATE = /INSERT INTO incident_updates/;

afterEach(async () => {
  vi.restoreAllMocks();
  await forgetWatch();
  await env.CACHE.delete(COPY);
});

/** A run some minutes after noon, with all shards ready. */
const runAt = (minutes: number, db: D1Database = DB) =>
  createWatch(db).run(NOON + minutes * MINUTE, listOf(), { now: NOON + minutes * MINUTE });

/** A database that runs `work` once, right before a run's matching write. */
function meanwhile(pattern: RegExp, work: () => Promise<unknown>): D1Database {
  const { db, before, heal } = watchDatabase(DB);
  before(pattern, async () => {
    heal();
    await work();
  });
  return db;
}

async function withdraw(incident: string): Promise<void> {
  const also = withdrawDeliveries(DB, incident, NOON);
  await withdrawIncident(DB, incident, { person: "1", now: NOON }, also);
}

describe("a run of the cron", () => {
  it("adds a sample, and leaves the shards' copy for every data centre", async () => {
    const { run } = createWatch();
    await run(NOON, listOf(3));
    expect((await readStored()).days).toMatchObject([{ known: 1, ready: 23, shards: 24 }]);
    expect(await DB.prepare("SELECT * FROM samples").first()).toMatchObject({
      at: NOON,
      ready: 23,
      total: 24,
      down: "[3]",
      excluded: 0,
      maintenance: 0,
      servers: expect.any(Number),
      users: expect.any(Number),
      latency: expect.any(Number),
    });
    const copy = await env.CACHE.get<object>(COPY, "json");
    expect(copy).toMatchObject({ storedAt: NOON + 2000, kvAt: NOON + 2000 });
    expect(copy).toHaveProperty("value.length", 24);
  });

  it("makes one sample in a slot, however often it comes", async () => {
    const { run, events } = createWatch();
    await run(NOON, listOf());
    const { revision } = await readStored();
    await run(NOON + 20_000, listOf(3));
    expect(events).toEqual(["uptime.sampled", "uptime.skipped"]);
    const stored = await readStored();
    expect(stored.days).toMatchObject([{ known: 1, troubled: 0 }]);
    // A run that says nothing new has no isolate read the report again.
    expect(stored.revision).toBe(revision);
  });

  it("opens one incident with runs at the same time, and counts their sample once", async () => {
    await createWatch().run(NOON, listOf(3));
    await Promise.all([1, 2, 3, 4, 5].map(() => createWatch().run(NOON + SLOT, listOf(3))));
    expect(await statesOf()).toEqual([["investigating"]]);
    expect((await readStored()).days).toMatchObject([{ known: 2 }]);
    await createWatch().run(NOON + 2 * SLOT, listOf());
    await Promise.all([1, 2, 3, 4, 5].map(() => createWatch().run(NOON + 3 * SLOT, listOf())));
    expect(await statesOf()).toEqual([["investigating", "resolved"]]);
    expect((await readStored()).days).toMatchObject([{ known: 4 }]);
  });

  it("is never dated in the future", async () => {
    const { run } = createWatch();
    await run(NOON + 40 * 24 * 60 * MINUTE, listOf(), { now: NOON });
    await run(NOON + SLOT, listOf());
    expect((await readStored()).days).toMatchObject([{ known: 2 }]);
  });

  it.each([
    ["does not answer", new BotError("timeout", "late")],
    ["names no shards", []],
  ])("with a bot that %s is a sample without a report, and the copy stays", async (_, answer) => {
    const { run } = createWatch();
    await run(NOON, listOf());
    await run(NOON + SLOT, answer);
    await run(NOON + 2 * SLOT, answer);
    const { days, incidents } = await readStored();
    expect(days).toMatchObject([{ known: 1, silent: 2, ready: 24, shards: 24 }]);
    expect(incidents).toMatchObject([{ outage: { start: NOON + SLOT, end: null, worst: null } }]);
    expect(await env.CACHE.get(COPY)).toContain(`"storedAt":${NOON + 2000}`);
  });

  it("waits for a bot that has never given a report, as on a new site", async () => {
    const { run, events } = createWatch();
    for (const i of [0, 1, 2]) await run(NOON + i * SLOT, null);
    expect(await readStored()).toMatchObject({ days: [], incidents: [] });
    expect(events.filter((event) => event.startsWith("uptime.s"))).toEqual(
      Array(3).fill("uptime.skipped"),
    );
    await run(NOON + 3 * SLOT, listOf());
    expect((await readStored()).days).toMatchObject([{ known: 1, silent: 0 }]);
  });

  it("takes its sample also where KV fails", async () => {
    vi.spyOn(env.CACHE, "put").mockRejectedValue(new Error("KV is down"));
    const { run, events } = createWatch();
    await run(NOON, listOf());
    expect(events).toEqual(["cache.failed", "uptime.sampled"]);
  });

  it("F49: without its database leaves the copy alone, and the next run continues", async () => {
    const { db, before, heal } = watchDatabase(DB);
    const { run, events } = createWatch(db);
    await run(NOON, listOf(3));
    before(/INSERT INTO samples/, databaseDown);
    await run(NOON + SLOT, listOf(3));
    expect(events.at(-1)).toBe("uptime.failed");
    expect(await env.CACHE.get(COPY)).toContain(`"storedAt":${NOON + SLOT + 2000}`);
    heal();
    await run(NOON + 2 * SLOT, listOf(3));
    expect(await statesOf()).toEqual([["investigating"]]);
    expect((await readStored()).days).toMatchObject([{ known: 2 }]);
  });

  it("keeps the number of shards by the lists outside maintenance", async () => {
    const { run } = createWatch();
    await run(NOON, listOf());
    await run(NOON + SLOT, listOf().slice(0, 20));
    expect((await readStored()).shardCount).toBe(24);
    const plan = { ...OUTAGE, status: "scheduled", impact: "none" } as const;
    const times = { scheduled_for: NOON + 2 * SLOT, scheduled_until: NOON + 12 * SLOT };
    await openIncident(DB, { ...plan, ...times }, { author: "1", now: NOON });
    const more = [
      ...listOf(),
      ...listOf().map((one) => Object.assign(one, { shard_id: one.shard_id + 24 })),
    ];
    await run(NOON + 3 * SLOT, more);
    await run(NOON + 4 * SLOT, more);
    expect((await readStored()).shardCount).toBe(24);
    await run(NOON + 12 * SLOT, more);
    await run(NOON + 13 * SLOT, more);
    expect((await readStored()).shardCount).toBe(48);
  });

  it("with a wrong configuration says so and throws nothing", async () => {
    const lines: string[] = [];
    vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
    await runScheduled(createScheduledController({ scheduledTime: new Date(NOON) }), {
      CACHE: env.CACHE,
    });
    expect(lines.join()).toContain("BOT_API_KEY is missing");
  });
});

describe("an incident of the machine", () => {
  const { run } = createWatch();
  const opened = async () => {
    await run(NOON - SLOT, listOf(3, 17));
    await run(NOON, listOf(3, 17));
    return (await readStored()).incidents[0]?.id ?? "";
  };

  it("does not end what a person has resolved since the run has read it", async () => {
    const id = await opened();
    await run(NOON + SLOT, listOf());
    const resolve = () => {
      const update = { status: "resolved", text: "Over.", seen: null } as const;
      return writeTeamUpdate(DB, id, update, { author: "1", now: NOON });
    };
    const db = meanwhile(/INSERT INTO samples/, resolve);
    await createWatch(db).run(NOON + 2 * SLOT, listOf());
    expect(await statesOf()).toEqual([["investigating", "RESOLVED"]]);
  });

  it("does not grow once a person has withdrawn it, since the run has read it, too", async () => {
    await followSinceEver();
    const id = await opened();
    const db = meanwhile(/INSERT INTO samples/, () => withdraw(id));
    await createWatch(db).run(NOON + SLOT, listOf(3, 5, 17));
    expect(await readIncident(DB, id)).toMatchObject({
      title: "Offline in 8% of servers",
      shards: [3, 17],
      updates: [{ text: expect.stringContaining("Shards 3, 17 don't answer.") }],
    });
    expect(Object.values(await deliveryStates())).toEqual(["failed"]);
  });

  it("leaves those that a person opened alone", async () => {
    await openIncident(DB, { ...OUTAGE, status: "identified" }, { author: "1", now: NOON });
    await opened();
    await run(NOON + SLOT, listOf());
    await run(NOON + 2 * SLOT, listOf());
    expect(new Set(await statesOf())).toEqual(
      new Set([["IDENTIFIED"], ["investigating", "resolved"]]),
    );
  });

  it("that nobody could end in time is ended late", async () => {
    await opened();
    await run(NOON + 60 * SLOT, listOf());
    await run(NOON + 61 * SLOT, listOf());
    expect(await statesOf()).toEqual([["investigating", "resolved"]]);
  });
});

describe("a planned maintenance without updates", () => {
  const plan = {
    title: "A new database",
    impact: "none",
    shards: "all",
    status: "scheduled",
    text: "We move.",
    scheduled_for: NOON,
    scheduled_until: NOON + 60 * MINUTE,
  } satisfies NewIncident;
  const team = { author: "1", now: NOON - 60 * MINUTE };

  it.each([
    ["begins", 0, { scheduled_for: NOON + 30 * MINUTE }, ["SCHEDULED"], "in_progress", 30],
    [
      "ends",
      60,
      { scheduled_until: NOON + 120 * MINUTE },
      ["SCHEDULED", "in_progress"],
      "completed",
      120,
    ],
  ] as const)(
    "%s by the plan of now, where a person has corrected it since the run has read it",
    async (_, minutes, edit, before, next, later) => {
      await followSinceEver();
      const { id: maintenance } = await openIncident(DB, plan, team);
      await runAt(minutes - 5);
      const editor = { person: "1", now: NOON, seen: null };
      const extend = () => editIncident(DB, maintenance, edit, editor);
      await runAt(minutes, meanwhile(WRITES_UPDATE, extend));
      expect(await statesOf()).toEqual([before]);
      expect(Object.values(await deliveryStates())).toHaveLength(before.length);
      await runAt(later);
      expect(await statesOf()).toEqual([[...before, next]]);
    },
  );

  it("gets no update where a person has withdrawn it since the run has read it", async () => {
    await followSinceEver();
    const { id: maintenance } = await openIncident(DB, plan, team);
    await runAt(
      0,
      meanwhile(WRITES_UPDATE, () => withdraw(maintenance)),
    );
    expect((await readIncident(DB, maintenance))?.updates).toHaveLength(1);
    expect(Object.values(await deliveryStates())).toEqual(["failed"]);
  });

  it("writes at most twenty updates in a run", async () => {
    for (let place = 0; place < 25; place += 1) await openIncident(DB, plan, team);
    await runAt(0);
    const begun = async () =>
      (await statesOf()).filter((one) => one.includes("in_progress")).length;
    expect(await begun()).toBe(20);
    await runAt(5);
    expect(await begun()).toBe(25);
  });
});

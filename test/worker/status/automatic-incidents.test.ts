import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import type { Incident } from "../../../app/contract/uptime.ts";
import { incidentId } from "../../../app/status/uptime/incidents.ts";
import type { NewIncident } from "../../../app/contract/incident.ts";
import {
  announceAutomaticIncidents,
  readMaintainedShards,
} from "../../../worker/status/automatic-incidents.ts";
import { addUpdate, createIncident, readIncidents } from "../../../worker/db/incidents.ts";
import type { Delivery } from "../../../worker/deliveries/delivery.ts";
import { skipDeliveries } from "../../../worker/deliveries/ledger.ts";
import { queueUpdate } from "../../../worker/deliveries/send.ts";

const { DB } = env;
const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 21, 12);
const outage: Incident = {
  start: NOON - 10 * MINUTE,
  end: null,
  worst: [22, 24],
  missing: [3, 17],
  silent: 0,
};
const healed: Incident = { ...outage, end: NOON + 10 * MINUTE };
const id = incidentId(outage);

let queued: Delivery[] = [];
let events: string[] = [];
let isQueueDown = false;
const log = (event: string) => void events.push(event);
const queue = {
  async send(delivery: Delivery) {
    if (isQueueDown) throw new Error("the queue is down");
    queued.push(delivery);
    // As its consumer does, once deliveries are listed.
    if ("update" in delivery) await skipDeliveries(DB, delivery.update);
  },
};
const deliveries = queue as unknown as Queue<Delivery>;

afterEach(async () => {
  await DB.batch([DB.prepare("DELETE FROM incident_updates"), DB.prepare("DELETE FROM incidents")]);
  [queued, events, isQueueDown] = [[], [], false];
});

/** A cron run some minutes after noon. */
async function run(incidents: Incident[], minutes: number, db: D1Database = DB): Promise<void> {
  const now = NOON + minutes * MINUTE;
  await announceAutomaticIncidents(incidents, { config: { db, deliveries }, now, log });
}

async function write(status: "identified" | "resolved", minutes: number): Promise<void> {
  const update = { status, text: `It is ${status}.`, seen: null };
  await addUpdate(DB, id, update, { author: "1", now: NOON + minutes * MINUTE });
}

const states = async () =>
  (await readIncidents(DB)).map(({ updates }) =>
    updates.map(({ status, byTeam }) => (byTeam ? status.toUpperCase() : status)),
  );

describe("an incident of the uptime record", () => {
  it("is announced once and ended once, however often the cron runs", async () => {
    for (const minutes of [0, 5, 10]) await run([outage], minutes);
    expect(await readIncidents(DB)).toMatchObject([
      {
        id,
        title: "2 of 24 shards down",
        impact: "minor",
        shards: [3, 17],
        recordedAt: outage.start,
        updates: [{ text: "2 of 24 shards down. Shards 3, 17.", at: NOON, byTeam: false }],
      },
    ]);
    for (const minutes of [15, 20]) await run([healed], minutes);
    expect(await states()).toEqual([["investigating", "resolved"]]);
    expect(queued).toHaveLength(2);
    expect(new Set(queued.map((delivery) => JSON.stringify(delivery))).size).toBe(2);
  });

  it("is resolved by a person alone once a person has written", async () => {
    await run([outage], 0);
    await write("identified", 2);
    await run([healed], 15);
    await run([healed], 20);
    expect(await states()).toEqual([["investigating", "IDENTIFIED", "monitoring"]]);
  });

  it("is left as it is once a person has resolved it", async () => {
    await run([outage], 0);
    await write("resolved", 2);
    await run([healed], 15);
    expect(await states()).toEqual([["investigating", "RESOLVED"]]);
  });

  it("is not announced when it was over long before there was a database", async () => {
    await run([healed], 24 * 60);
    expect(await readIncidents(DB)).toEqual([]);
  });

  it("touches nothing that a person opened", async () => {
    const news = { title: "Music", impact: "none", shards: "all", text: "Silent." } as const;
    const plan = { scheduled_for: null, scheduled_until: null };
    await createIncident(
      DB,
      { ...news, ...plan, status: "identified" },
      { author: "1", now: NOON },
    );
    await run([healed], 15);
    expect(new Set(await states())).toEqual(
      new Set([["IDENTIFIED"], ["investigating", "resolved"]]),
    );
  });
});

describe("maintenance", () => {
  const plan = {
    title: "A new database",
    impact: "none",
    shards: [3],
    status: "scheduled",
    text: "We move.",
    scheduled_for: NOON,
    scheduled_until: NOON + 60 * MINUTE,
  } satisfies NewIncident;

  it("is known to the sample that is taken during it, and a failing database knows of none", async () => {
    await createIncident(DB, plan, { author: "1", now: NOON - MINUTE });
    const at = (now: number) => readMaintainedShards(DB, { now, log });
    expect([await at(NOON - 1), await at(NOON), await at(NOON + 60 * MINUTE)]).toEqual([
      null,
      [3],
      null,
    ]);
    const broken = { prepare: () => DB.prepare("SELECT nonsense"), batch: DB.batch.bind(DB) };
    const options = { now: NOON, log };
    expect(await readMaintainedShards(broken as unknown as D1Database, options)).toBeNull();
    expect(events).toEqual(["incidents.failed"]);
  });
});

describe("F49: a queue or database that fails", () => {
  it("loses no update: the next run queues what is left, and only that", async () => {
    isQueueDown = true;
    await run([outage], 0);
    expect([queued, events]).toEqual([[], ["deliveries.failed", "deliveries.failed"]]);
    isQueueDown = false;
    await run([outage], 5);
    await run([outage], 10);
    expect(queued).toHaveLength(1);
  });

  it("queues no update that is no news any more", async () => {
    isQueueDown = true;
    await run([outage], 0);
    isQueueDown = false;
    await run([outage], 25 * 60);
    expect(queued).toEqual([]);
  });

  it("a run without its database says so, and the next one makes up for it", async () => {
    const broken = { prepare: () => DB.prepare("SELECT nonsense"), batch: DB.batch.bind(DB) };
    await run([outage], 0, broken as unknown as D1Database);
    expect(events).toEqual(["incidents.failed"]);
    await run([healed], 15);
    expect(await states()).toEqual([["investigating", "resolved"]]);
  });

  it("an update that was queued but not listed is queued again rather than lost", async () => {
    await run([outage], 0);
    await DB.prepare("DELETE FROM listed_updates").run();
    await run([outage], 5);
    expect(queued).toHaveLength(2);
    await queueUpdate({ db: DB, deliveries, now: NOON, log }, 999_999);
    expect(queued).toHaveLength(3);
  });
});

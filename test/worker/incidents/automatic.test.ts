import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import type { Outage } from "../../../app/contract/uptime.ts";
import { incidentIdOf } from "../../../app/incidents/outage.ts";
import type { NewIncident } from "../../../app/contract/incident.ts";
import { writeAutomaticUpdates, readMaintenance } from "../../../worker/incidents/automatic.ts";
import { endAutomaticIncident } from "../../../worker/db/automatic-incidents.ts";
import { editIncident, withdrawIncident } from "../../../worker/db/corrections.ts";
import { withdrawDeliveries } from "../../../worker/db/deliveries.ts";
import { readIncident, readIncidentList } from "../../../worker/db/incidents.ts";
import { databaseDown, watchDatabase } from "../../support/database.ts";
import { openIncident, OUTAGE, writeTeamUpdate } from "../../support/team-writes.ts";
import { deliveryStates, followAt, forgetDeliveries } from "../../support/delivery-queue.ts";
import { OWNER } from "../../support/fixtures.ts";

const { DB } = env;
const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 21, 12);
const outage: Outage = {
  start: NOON - 10 * MINUTE,
  end: null,
  worst: [22, 24],
  missing: [3, 17],
  silent: 0,
};
const healed: Outage = { ...outage, end: NOON + 10 * MINUTE };
const id = incidentIdOf(outage);

let events: string[] = [];
const log = (event: string) => void events.push(event);

afterEach(async () => {
  await forgetDeliveries();
  events = [];
});

/** One who has always followed everything. */
async function follow(): Promise<void> {
  await followAt(1);
  await DB.prepare("UPDATE followers SET created_at = 0").run();
}

/** A cron run some minutes after noon. */
async function run(
  incidents: Outage[],
  minutes: number,
  { db = DB, isHealthy = false }: { db?: D1Database; isHealthy?: boolean } = {},
): Promise<void> {
  const now = NOON + minutes * MINUTE;
  const config = { ...OWNER, cache: env.CACHE, db };
  await writeAutomaticUpdates(incidents, { config, now, log, isHealthy });
}

async function write(status: "identified" | "resolved", minutes: number): Promise<void> {
  const update = { status, text: `It is ${status}.`, seen: null };
  await writeTeamUpdate(DB, id, update, { author: "1", now: NOON + minutes * MINUTE });
}

/** A database in which `work` is done once, directly before a run writes what matches. */
function meanwhile(pattern: RegExp, work: () => Promise<unknown>): D1Database {
  const { db, before, heal } = watchDatabase(DB);
  before(pattern, async () => {
    heal();
    await work();
  });
  return db;
}

const WRITES_UPDATE = /INSERT INTO incident_updates/;

async function withdraw(incident: string): Promise<void> {
  const also = withdrawDeliveries(DB, incident, NOON);
  await withdrawIncident(DB, incident, { person: "1", now: NOON }, also);
}

const readAll = async () => (await readIncidentList(DB)).incidents;

const states = async () =>
  (await readAll()).map(({ updates }) =>
    updates.map(({ status, byTeam }) => (byTeam ? status.toUpperCase() : status)),
  );

describe("an incident of the uptime record", () => {
  it("is announced once and ended once, however often the cron runs", async () => {
    await follow();
    for (const minutes of [0, 5, 10]) await run([outage], minutes);
    expect(await readAll()).toMatchObject([
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
    expect(Object.values(await deliveryStates())).toEqual(["open", "open"]);
  });

  it("is resolved only by a person once a person has written", async () => {
    await run([outage], 0);
    await write("identified", 2);
    await run([healed], 15);
    const { revision } = await readIncidentList(DB);
    await run([healed], 20);
    expect(await states()).toEqual([["investigating", "IDENTIFIED", "monitoring"]]);
    // A run that says nothing new has no isolate read the incidents again.
    expect((await readIncidentList(DB)).revision).toBe(revision);
  });

  it("does not change once a person has resolved it", async () => {
    await run([outage], 0);
    await write("resolved", 2);
    await run([healed], 15);
    expect(await states()).toEqual([["investigating", "RESOLVED"]]);
  });

  it("does not end what a person has resolved or withdrawn since the run has read it", async () => {
    const other = { ...outage, start: NOON - 60 * MINUTE };
    const otherId = incidentIdOf(other);
    await run([outage, other], 0);
    await write("resolved", 2);
    await withdrawIncident(DB, otherId, { person: "1", now: NOON + 3 * MINUTE });
    for (const one of [id, otherId]) {
      expect(await endAutomaticIncident(DB, one, NOON + 5 * MINUTE)).toBeNull();
    }
    expect(await states()).toEqual([["investigating", "RESOLVED"]]);
  });

  it("does not grow once a person has withdrawn it, since the run has read it, too", async () => {
    await follow();
    await run([outage], 0);
    const grown: Outage = { ...outage, worst: [21, 24], missing: [3, 5, 17] };
    await run([grown], 5, { db: meanwhile(/UPDATE incidents SET title/, () => withdraw(id)) });
    expect(await readIncident(DB, id)).toMatchObject({
      title: "2 of 24 shards down",
      shards: [3, 17],
      updates: [{ text: "2 of 24 shards down. Shards 3, 17." }],
    });
    expect(Object.values(await deliveryStates())).toEqual(["failed"]);
  });

  it("is not announced when it was over long before there was a database", async () => {
    await run([healed], 24 * 60);
    expect(await readAll()).toEqual([]);
  });

  it("does not change incidents that a person opened", async () => {
    await openIncident(DB, { ...OUTAGE, status: "identified" }, { author: "1", now: NOON });
    await run([healed], 15, { isHealthy: true });
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

  it("is known to a sample taken during it, and unknown if the database fails", async () => {
    await openIncident(DB, plan, { author: "1", now: NOON - MINUTE });
    const window = { shards: [3], from: NOON, until: NOON + 60 * MINUTE };
    expect(await readMaintenance(DB, { now: NOON - 1, log })).toEqual([window]);
    expect(await readMaintenance(DB, { now: window.until, log })).toEqual([]);
    const broken = { prepare: () => DB.prepare("SELECT nonsense"), batch: DB.batch.bind(DB) };
    const options = { now: NOON, log };
    expect(await readMaintenance(broken as unknown as D1Database, options)).toBeNull();
    expect(events).toEqual(["incidents.failed"]);
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

  it("begins and ends with an update each, which followers get", async () => {
    await follow();
    await openIncident(DB, plan, team);
    await run([], -5);
    expect(await states()).toEqual([["SCHEDULED"]]);
    await run([], 0);
    await run([], 5);
    expect(await states()).toEqual([["SCHEDULED", "in_progress"]]);
    await run([], 60);
    await run([], 65);
    expect(await states()).toEqual([["SCHEDULED", "in_progress", "completed"]]);
    const [maintenance] = await readAll();
    expect(maintenance?.updates.map(({ at }) => at)).toEqual([
      team.now,
      plan.scheduled_for,
      plan.scheduled_until,
    ]);
    expect(Object.values(await deliveryStates())).toEqual(["open", "open", "open"]);
  });

  it("gets only the update of its end if no run happened during it", async () => {
    await openIncident(DB, plan, team);
    await run([], 90);
    expect(await states()).toEqual([["SCHEDULED", "completed"]]);
  });

  it("is ended by the person who has put it in progress", async () => {
    const { id: maintenance } = await openIncident(DB, plan, team);
    const begun = { status: "in_progress", text: "We begin.", seen: null } as const;
    await writeTeamUpdate(DB, maintenance, begun, { author: "1", now: NOON - 5 * MINUTE });
    await run([], 0);
    await run([], 90);
    expect(await states()).toEqual([["SCHEDULED", "IN_PROGRESS"]]);
  });

  it("begins again when a person has moved it to a later time", async () => {
    const { id: maintenance } = await openIncident(DB, plan, team);
    await run([], 0);
    const edit = { scheduled_for: NOON + 120 * MINUTE, scheduled_until: NOON + 180 * MINUTE };
    await editIncident(DB, maintenance, edit, { person: "1", now: NOON + 5 * MINUTE, seen: null });
    const later = { status: "scheduled", text: "Later today.", seen: null } as const;
    await writeTeamUpdate(DB, maintenance, later, { author: "1", now: NOON + 6 * MINUTE });
    await run([], 60);
    await run([], 120);
    expect(await states()).toEqual([["SCHEDULED", "in_progress", "SCHEDULED", "in_progress"]]);
  });

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
      await follow();
      const { id: maintenance } = await openIncident(DB, plan, team);
      await run([], minutes - 5);
      const editor = { person: "1", now: NOON, seen: null };
      const extend = () => editIncident(DB, maintenance, edit, editor);
      await run([], minutes, { db: meanwhile(WRITES_UPDATE, extend) });
      expect(await states()).toEqual([before]);
      expect(Object.values(await deliveryStates())).toHaveLength(before.length);
      await run([], later);
      expect(await states()).toEqual([[...before, next]]);
    },
  );

  it("gets no update where a person has withdrawn it since the run has read it", async () => {
    await follow();
    const { id: maintenance } = await openIncident(DB, plan, team);
    await run([], 0, { db: meanwhile(WRITES_UPDATE, () => withdraw(maintenance)) });
    expect((await readIncident(DB, maintenance))?.updates).toHaveLength(1);
    expect(Object.values(await deliveryStates())).toEqual(["failed"]);
  });

  it("writes at most twenty updates in a run", async () => {
    for (let place = 0; place < 25; place += 1) await openIncident(DB, plan, team);
    await run([], 0);
    const begun = async () => (await states()).filter((one) => one.includes("in_progress")).length;
    expect(await begun()).toBe(20);
    await run([], 5);
    expect(await begun()).toBe(25);
  });
});

describe("an outage that is no longer in the record", () => {
  it("ends with two good samples, and not before", async () => {
    await run([outage], 0);
    await run([], 5);
    expect(await states()).toEqual([["investigating"]]);
    await run([], 10, { isHealthy: true });
    expect(await states()).toEqual([["investigating", "resolved"]]);
  });

  it("is ended by the team once a person has written", async () => {
    await run([outage], 0);
    await write("identified", 5);
    await run([], 10, { isHealthy: true });
    await run([], 15, { isHealthy: true });
    expect(await states()).toEqual([["investigating", "IDENTIFIED", "monitoring"]]);
  });

  it("that ended hours ago is ended late, although no run could do so in time", async () => {
    await run([outage], 0);
    await run([healed], 300);
    expect(await states()).toEqual([["investigating", "resolved"]]);
  });
});

describe("F49: a database that fails", () => {
  it("F49: a run that fails without its database is caught up with by the next one", async () => {
    const { db, before } = watchDatabase(DB);
    before(/./, databaseDown);
    await expect(run([outage], 0, { db })).rejects.toThrow("D1_ERROR");
    await run([healed], 15);
    expect(await states()).toEqual([["investigating", "resolved"]]);
  });
});

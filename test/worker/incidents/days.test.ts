import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import type { NewIncident } from "../../../app/contract/incident.ts";
import { barsOf } from "../../../app/status/uptime/bars.ts";
import { editIncident, withdrawIncident } from "../../../worker/db/corrections.ts";
import { createReportMemory, readStatusReport } from "../../../worker/status/report.ts";
import { deliveryStates, followSinceEver } from "../../support/delivery-queue.ts";
import { watchDatabase } from "../../support/database.ts";
import { openIncident, writeTeamUpdate } from "../../support/team-writes.ts";
import {
  createWatch,
  forgetWatch,
  listOf,
  MINUTE,
  NOON,
  readStored,
  statesOf,
} from "../../support/watch.ts";

// Ordinary days, from the first sample to what pages show and followers hear.

const { DB } = env;
const { run, runs } = createWatch();
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

afterEach(forgetWatch);

/** The messages that followers get, in their order. */
async function told(): Promise<unknown[]> {
  const { results } = await DB.prepare(
    `SELECT status, text FROM deliveries JOIN incident_updates ON id = update_id ORDER BY id`,
  ).all();
  return results.map(({ status }) => status);
}

async function write(
  id: string,
  status: "identified" | "resolved" | "in_progress",
  minutes: number,
) {
  const update = { status, text: `It is ${status}.`, seen: null };
  await writeTeamUpdate(DB, id, update, { author: "1", now: NOON + minutes * MINUTE });
}

/** The id of the only incident. */
async function onlyId(): Promise<string> {
  const { incidents } = await readStored();
  expect(incidents).toHaveLength(1);
  return incidents[0]?.id ?? "";
}

const well = () => listOf();

describe("an ordinary night", () => {
  it("a shard is down for twelve minutes, and nobody is awake", async () => {
    await followSinceEver();
    await runs(NOON - 20 * MINUTE, NOON, well);
    await runs(NOON, NOON + 15 * MINUTE, () => listOf(17));
    await runs(NOON + 15 * MINUTE, NOON + HOUR, well);
    expect(await statesOf()).toEqual([["investigating", "resolved"]]);
    const { incidents, days } = await readStored();
    expect(incidents).toMatchObject([
      {
        title: "Offline in 4% of servers",
        impact: "minor",
        shards: [17],
        recordedAt: NOON,
        outage: { start: NOON, end: NOON + 15 * MINUTE, worst: [23, 24], missing: [17], silent: 0 },
        updates: [
          {
            text: expect.stringContaining(" since Nov 21, 12:00 UTC. Shard 17 doesn't answer."),
            at: NOON + 5 * MINUTE + 2000,
          },
          { text: "All shards are ready again.", at: NOON + 20 * MINUTE + 2000 },
        ],
      },
    ]);
    expect(days).toMatchObject([{ known: 16, troubled: 3, silent: 0, worst: [23, 24] }]);
    expect(await told()).toEqual(["investigating", "resolved"]);
  });

  it("a single bad sample opens nothing, and a single good one ends nothing", async () => {
    await run(NOON, listOf(3));
    await runs(NOON + 5 * MINUTE, NOON + 20 * MINUTE, well);
    expect(await statesOf()).toEqual([]);
    await runs(NOON + 20 * MINUTE, NOON + 30 * MINUTE, () => listOf(3));
    await run(NOON + 30 * MINUTE, listOf());
    await run(NOON + 35 * MINUTE, listOf(3));
    await run(NOON + 40 * MINUTE, listOf());
    expect(await statesOf()).toEqual([["investigating"]]);
  });
});

describe("an outage that grows", () => {
  it("is widened, and only newly affected followers hear of it", async () => {
    const onShard = (id: number) => String(BigInt(24e10 + id) << 22n);
    const concerned = await followSinceEver(2, { scope: "server", guild: onShard(5) });
    await followSinceEver(3, { scope: "server", guild: onShard(9) });
    await runs(NOON, NOON + 10 * MINUTE, () => listOf(3));
    expect(await deliveryStates()).toEqual({});
    await runs(NOON + 10 * MINUTE, NOON + 20 * MINUTE, () => listOf(3, 5));
    const { incidents } = await readStored();
    expect(incidents).toMatchObject([
      {
        title: "Offline in 8% of servers",
        shards: [3, 5],
        changedAt: expect.any(Number),
        updates: [{ text: expect.stringContaining("Shards 3, 5 don't answer.") }],
      },
    ]);
    expect(Object.keys(await deliveryStates())).toEqual([expect.stringContaining(concerned)]);
  });

  it("keeps a person's words once there are any, and measures on", async () => {
    await runs(NOON, NOON + 10 * MINUTE, () => listOf(3));
    await write(await onlyId(), "identified", 11);
    await runs(NOON + 15 * MINUTE, NOON + 25 * MINUTE, () => listOf(3, 5));
    const { incidents } = await readStored();
    expect(incidents).toMatchObject([
      {
        title: "Offline in 4% of servers",
        shards: [3],
        outage: { worst: [22, 24], missing: [3, 5] },
      },
    ]);
  });

  it("keeps a correction", async () => {
    await runs(NOON, NOON + 10 * MINUTE, () => listOf(3));
    const editor = { person: "1", now: NOON + 11 * MINUTE, seen: null };
    await editIncident(DB, await onlyId(), { title: "Music stutters" }, editor);
    await runs(NOON + 15 * MINUTE, NOON + 25 * MINUTE, () => listOf(3, 5));
    expect((await readStored()).incidents).toMatchObject([
      {
        title: "Music stutters",
        shards: [3],
        updates: [{ text: expect.stringContaining("Shard 3 doesn't answer.") }],
      },
    ]);
  });
});

describe("a member of the team", () => {
  it("has the last word after writing while a shard is down", async () => {
    await followSinceEver();
    await runs(NOON, NOON + 10 * MINUTE, () => listOf(3));
    await write(await onlyId(), "identified", 11);
    await runs(NOON + 15 * MINUTE, NOON + HOUR, well);
    expect(await statesOf()).toEqual([["investigating", "IDENTIFIED", "monitoring"]]);
    await write(await onlyId(), "resolved", 61);
    await runs(NOON + 65 * MINUTE, NOON + 2 * HOUR, well);
    expect(await statesOf()).toEqual([["investigating", "IDENTIFIED", "monitoring", "RESOLVED"]]);
    expect(await told()).toEqual(["investigating", "identified", "monitoring", "resolved"]);
  });

  it("is not contradicted after resolving it while the shard is still down", async () => {
    await runs(NOON, NOON + 10 * MINUTE, () => listOf(3));
    await write(await onlyId(), "resolved", 11);
    await runs(NOON + 15 * MINUTE, NOON + 3 * HOUR, () => listOf(3));
    expect(await statesOf()).toEqual([["investigating", "RESOLVED"]]);
    const lasting = (await readStored()).incidents[0]?.outage;
    expect(lasting).toMatchObject({ start: NOON, end: null });
    await runs(NOON + 3 * HOUR, NOON + 4 * HOUR, well);
    expect(await statesOf()).toEqual([["investigating", "RESOLVED"]]);
    expect((await readStored()).incidents[0]?.outage?.end).toBe(NOON + 3 * HOUR);
    // The next outage is a new one.
    await runs(NOON + 4 * HOUR, NOON + 4 * HOUR + 10 * MINUTE, () => listOf(3));
    expect(await statesOf()).toEqual([["investigating"], ["investigating", "RESOLVED"]]);
  });

  it("sees no other incident after withdrawing it as false while samples stay bad", async () => {
    await followSinceEver();
    await runs(NOON, NOON + 10 * MINUTE, () => listOf(3));
    await withdrawIncident(DB, await onlyId(), { person: "1", now: NOON + 11 * MINUTE });
    await runs(NOON + 15 * MINUTE, NOON + 3 * HOUR, () => listOf(3, 5));
    expect(await statesOf()).toEqual([]);
    await runs(NOON + 3 * HOUR, NOON + 4 * HOUR, well);
    expect(await told()).toEqual(["investigating"]);
    await runs(NOON + 4 * HOUR, NOON + 4 * HOUR + 10 * MINUTE, () => listOf(3));
    expect(await statesOf()).toEqual([["investigating"]]);
  });
});

describe("a maintenance", () => {
  const plan = {
    title: "A new database",
    impact: "none",
    shards: [3],
    status: "scheduled",
    text: "We move.",
    scheduled_for: NOON,
    scheduled_until: NOON + HOUR,
  } satisfies NewIncident;
  const announce = () => openIncident(DB, plan, { author: "1", now: NOON - HOUR });
  const correct = (id: string, edit: object, minutes: number, seen: number | null = null) =>
    editIncident(DB, id, edit, { person: "1", now: NOON + minutes * MINUTE, seen });

  it("begins and ends by its plan, without its shard in between", async () => {
    await followSinceEver();
    await announce();
    await runs(NOON - 10 * MINUTE, NOON, well);
    await runs(NOON, NOON + HOUR, () => listOf(3));
    await runs(NOON + HOUR, NOON + 2 * HOUR, well);
    expect(await statesOf()).toEqual([["SCHEDULED", "in_progress", "completed"]]);
    expect(await told()).toEqual(["scheduled", "in_progress", "completed"]);
    const { days } = await readStored();
    expect(days).toMatchObject([{ known: 26, troubled: 0, maintenance: 12 }]);
  });

  it("that a person begins early leaves its shard out from then on", async () => {
    const { id } = await announce();
    await write(id, "in_progress", -30);
    await runs(NOON - 25 * MINUTE, NOON, () => listOf(3));
    expect(await statesOf()).toEqual([["SCHEDULED", "IN_PROGRESS"]]);
  });

  it("that is extended lasts until its new end", async () => {
    const { id } = await announce();
    await runs(NOON, NOON + 50 * MINUTE, () => listOf(3));
    await correct(id, { scheduled_until: NOON + 2 * HOUR }, 50);
    await runs(NOON + 50 * MINUTE, NOON + 2 * HOUR, () => listOf(3));
    expect(await statesOf()).toEqual([["SCHEDULED", "in_progress"]]);
    await run(NOON + 2 * HOUR, listOf());
    expect(await statesOf()).toEqual([["SCHEDULED", "in_progress", "completed"]]);
  });

  it("that a person has begun and everybody forgets stays open, and its shard counts again", async () => {
    const { id } = await announce();
    await write(id, "in_progress", 0);
    await runs(NOON, NOON + HOUR, () => listOf(3));
    await runs(NOON + HOUR, NOON + HOUR + 10 * MINUTE, () => listOf(3));
    expect(await statesOf()).toEqual([["investigating"], ["SCHEDULED", "IN_PROGRESS"]]);
  });

  it("F49: is begun late where no run came in time", async () => {
    await announce();
    await run(NOON + 90 * MINUTE, listOf());
    expect(await statesOf()).toEqual([["SCHEDULED", "completed"]]);
  });
});

describe("a year of samples", () => {
  it("keeps days, hours for 90 days and samples for two, and stays cheap to read", async () => {
    const numbers = (most: number) =>
      `WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < ${most - 1})`;
    const tally = "12, 0, 0, 288, 288, 24, 24, 0, 1, 1, 1.0 FROM n";
    const today = Math.floor(NOON / DAY);
    await DB.batch([
      DB.prepare(`${numbers(365)} INSERT INTO days SELECT ${today} - 364 + n, ${tally}`),
      DB.prepare(
        `${numbers(365 * 24)} INSERT INTO hours SELECT ${today * 24} - 364 * 24 + n, ${tally}`,
      ),
      DB.prepare(
        `${numbers(365 * 288)} INSERT INTO samples SELECT ${NOON} - (n + 1) * 300000, 24, 24, '[]', 0, 0, 1, 1, 1.0 FROM n`,
      ),
    ]);
    await run(NOON, listOf());
    const count = async (table: string) =>
      (await DB.prepare(`SELECT count(*) AS n FROM ${table}`).first())?.n;
    expect(await count("samples")).toBe(577);
    expect(await count("hours")).toBe(90 * 24 + 12);
    expect(await count("days")).toBe(365);

    const counted = watchDatabase(DB);
    await createWatch(counted.db).run(NOON + 5 * MINUTE, listOf());
    expect(counted.rows()).toBeLessThan(300);
    const before = counted.rows();
    const now = () => NOON + 5 * MINUTE;
    const memory = createReportMemory(now);
    const context = { memory, now, log() {}, waitUntil() {} };
    const report = await readStatusReport({ cache: env.CACHE, db: counted.db }, context);
    expect(counted.rows() - before).toBe(2);
    expect(report.days).toHaveLength(90);
    expect(barsOf(report).filter(({ tone }) => tone === "ok")).toHaveLength(90);
  });
});

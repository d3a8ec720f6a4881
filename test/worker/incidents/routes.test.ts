import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { incidentIdOf } from "../../../app/incidents/outage.ts";
import { withdrawDeliveries } from "../../../worker/db/deliveries.ts";
import { withdrawIncident } from "../../../worker/db/corrections.ts";
import { writeAutomaticUpdates } from "../../../worker/incidents/automatic.ts";
import { DOWN_SHARD } from "../../../worker/local/seed/shards.ts";
import { createUptime } from "../../../worker/local/seed/uptime.ts";
import { uptimeKeyOf } from "../../../worker/status/uptime-value.ts";
import { databaseDown, watchDatabase } from "../../support/database.ts";
import { deliveryStates, followAt, forgetDeliveries } from "../../support/delivery-queue.ts";
import { OWNER } from "../../support/fixtures.ts";
import { post } from "../../support/me-requests.ts";
import {
  createTestWorker,
  KNOWN_ID,
  stubPlatform,
  type TestWorker,
} from "../../support/test-worker.ts";

const { DB } = env;
const PATH = "/api/staff/incidents";
const OUTAGE = {
  title: "Muzic is silent",
  impact: "major",
  shards: "all",
  status: "investigating",
  text: "Voice fials.",
};

let worker: TestWorker;
beforeAll(stubPlatform);
beforeEach(async () => {
  await forgetDeliveries();
  worker = createTestWorker({}, DB);
});

/** Lets a channel follow since before the worker's clock. */
async function follow(options?: Parameters<typeof followAt>[1]): Promise<string> {
  const webhook = await followAt(1, options);
  await DB.prepare("UPDATE followers SET created_at = 0").run();
  return webhook;
}

async function open(change: object = {}): Promise<{ path: string; update: number }> {
  const { body } = await post(worker, PATH, { ...OUTAGE, ...change });
  const update = await DB.prepare("SELECT max(id) AS id FROM incident_updates").first<number>("id");
  return { path: `${PATH}/${String(body.id)}`, update: update ?? 0 };
}

/** Every message that waits is posted. */
async function deliver(): Promise<void> {
  await DB.prepare("UPDATE deliveries SET state = 'sent', message_id = 'm'").run();
}

/** What is to be done with the messages, in the order of their updates. */
async function due(): Promise<unknown[]> {
  const { results } = await DB.prepare(
    "SELECT task FROM deliveries WHERE state = 'open' ORDER BY update_id",
  ).all();
  return results.map(({ task }) => task);
}

describe("what the team writes about an incident", () => {
  it("goes to those who follow, incident and update alike", async () => {
    await follow();
    const { path, update } = await open();
    expect(await due()).toEqual(["post"]);
    await deliver();
    const next = { status: "identified", text: "A cable.", seen: update };
    expect((await post(worker, `${path}/updates`, next)).status).toBe(201);
    expect(await due()).toEqual(["post"]);
  });

  it("is sent no more where its words or its facts are corrected", async () => {
    await follow();
    const { path, update } = await open();
    await post(worker, `${path}/updates`, { status: "identified", text: "A cable.", seen: update });
    await deliver();
    for (const [to, body] of [
      [`${path}/updates/${update}`, { text: "Voice fails." }],
      [path, { title: "Music is silent", impact: "critical" }],
    ] as const) {
      expect((await post(worker, to, body)).status).toBe(200);
    }
    expect(await due()).toEqual([]);
  });

  it("goes to followers of the shards that a correction adds", async () => {
    const record = createUptime(worker.clock.now());
    worker.kept.set(uptimeKeyOf(OWNER), JSON.stringify({ record }));
    // Of shard 5 of 24.
    const guild = String(BigInt(24 * 10 ** 10 + 5) << 22n);
    const webhook = await follow({ scope: "server", guild });
    const { path, update } = await open({ shards: [3] });
    expect(await deliveryStates()).toEqual({});
    expect((await post(worker, path, { shards: [3, 5] })).status).toBe(200);
    expect(await deliveryStates()).toEqual({ [`${webhook} ${update}`]: "open" });
  });

  it("is one line to them where it is withdrawn", async () => {
    await follow();
    const { path } = await open();
    await deliver();
    expect((await post(worker, `${path}/withdraw`)).status).toBe(200);
    expect(await due()).toEqual(["withdraw"]);
  });

  it.each([
    ["an update", "/updates", /INSERT INTO incident_updates/, { status: "identified", text: "A." }],
    ["a correction", "", /INSERT INTO incident_edits/, { title: "Music is silent" }],
    ["a correction of its words", "/updates/", /INSERT INTO incident_edits/, { text: "Voice." }],
  ] as const)(
    "is gone (410) where somebody withdraws it while %s of it is written, and nobody is told",
    async (_, below, pattern, body) => {
      await follow();
      const { path, update } = await open();
      await deliver();
      const id = path.slice(PATH.length + 1);
      const { db, before, heal } = watchDatabase(DB);
      before(pattern, async () => {
        heal();
        const now = worker.clock.now();
        await withdrawIncident(DB, id, { person: "1", now }, withdrawDeliveries(DB, id, now));
      });
      worker = createTestWorker({}, db);
      const to = `${path}${below}${below === "/updates/" ? update : ""}`;
      expect((await post(worker, to, body)).status).toBe(410);
      expect(await due()).toEqual(["withdraw"]);
    },
  );
});

describe("an outage that only the uptime record knows", () => {
  /** Has one that lasts in the record alone; its address, and a run of the cron. */
  function recorded(db = DB) {
    worker = createTestWorker({}, db);
    const record = createUptime(worker.clock.now());
    const outage = record?.incidents.find(({ end }) => end === null);
    if (!record || !outage) throw new Error("no outage that lasts");
    worker.kept.set(uptimeKeyOf(OWNER), JSON.stringify({ record }));
    const config = { ...OWNER, cache: env.CACHE, db: DB };
    const context = { config, now: worker.clock.now(), log: () => {}, isHealthy: false };
    const runCron = () => writeAutomaticUpdates([outage], context);
    return { to: `${PATH}/${incidentIdOf(outage)}`, runCron };
  }

  /** The messages that are to be sent, by the updates that they are about. */
  async function told(): Promise<unknown[]> {
    const { results } = await DB.prepare(
      `SELECT status FROM deliveries JOIN incident_updates ON incident_updates.id = update_id
        WHERE state = 'open' ORDER BY update_id`,
    ).all();
    return results.map(({ status }) => status);
  }

  const countIncidents = () => DB.prepare("SELECT count(*) AS n FROM incidents").first<number>("n");

  it.each([
    ["an update without words", "/updates", { status: "identified", text: "" }, 400],
    ["a postmortem, while it lasts", "/updates", { status: "postmortem", text: "A cable." }, 400],
    ["a correction to an unknown impact", "", { impact: "huge" }, 400],
    ["a correction that changes nothing", "", {}, 200],
    ["a correction of an update", "/updates/1", { text: "Voice fails." }, 404],
  ])("is left to the cron, which tells of it, by %s", async (_, below, body, status) => {
    await follow();
    const { to, runCron } = recorded();
    expect((await post(worker, to + below, body)).status).toBe(status);
    expect(await countIncidents()).toBe(0);
    await runCron();
    expect(await told()).toEqual(["investigating"]);
  });

  it("is told of although the database fails, or refuses, the write behind it", async () => {
    await follow();
    const { db, before, heal } = watchDatabase(DB);
    const { to, runCron } = recorded(db);
    const update = { status: "identified", text: "A cable." };
    before(/AND withdrawn_at IS NULL\s+AND \(\?7/, databaseDown);
    expect((await post(worker, `${to}/updates`, update)).status).toBe(503);
    heal();
    expect((await post(worker, `${to}/updates`, { ...update, seen: 1e9 })).status).toBe(409);
    await runCron();
    expect(await told()).toEqual(["investigating"]);
  });

  it("is told of once, and then what two members write at once", async () => {
    await follow();
    const { to, runCron } = recorded();
    const write = (text: string) => post(worker, `${to}/updates`, { status: "identified", text });
    const answers = await Promise.all(["A cable.", "A host."].map(write));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await runCron();
    expect(await told()).toEqual(["investigating", "identified", "identified"]);
  });

  it("is told as it is corrected, and to those alone whom that concerns", async () => {
    const onShard = (shard: number) => String(BigInt(24e10 + shard) << 22n);
    await followAt(2, { scope: "server", guild: onShard(DOWN_SHARD) });
    const concerned = await follow({ scope: "server", guild: onShard(3) });
    const { to, runCron } = recorded();
    expect((await post(worker, to, { shards: [3] })).status).toBe(200);
    await runCron();
    expect(Object.keys(await deliveryStates())).toEqual([expect.stringContaining(concerned)]);
  });

  it("is not told of where it is withdrawn", async () => {
    await follow();
    const { to, runCron } = recorded();
    expect((await post(worker, `${to}/withdraw`)).status).toBe(200);
    await runCron();
    expect(await told()).toEqual([]);
    expect((await post(worker, to, { impact: "none" })).status).toBe(410);
  });
});

it("refuses a write twelve hours after the sign-in, by the code at which its form offers another", async () => {
  const hour = 3_600_000;
  const refusal = async (hours: number) => {
    const signedInAt = worker.clock.now() - hours * hour;
    worker.setSession({ id: KNOWN_ID, username: "juniper", avatar: null, signedInAt });
    const { status, body } = await post(worker, PATH, OUTAGE);
    return [status, body.code];
  };
  expect(await refusal(11)).toEqual([201, undefined]);
  expect(await refusal(12)).toEqual([401, "sign_in_again"]);
  worker.setSession(null);
  const { status, body } = await post(worker, PATH, OUTAGE);
  expect([status, body.code]).toEqual([401, "signed_out"]);
});

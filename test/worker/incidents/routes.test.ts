import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withdrawDeliveries } from "../../../worker/db/deliveries.ts";
import { withdrawIncident } from "../../../worker/db/corrections.ts";
import { watchDatabase } from "../../support/database.ts";
import { deliveryStates, followSinceEver } from "../../support/delivery-queue.ts";
import { post } from "../../support/me-requests.ts";
import {
  createWatch,
  forgetWatch,
  leaveShardCount,
  listOf,
  readStored,
} from "../../support/watch.ts";
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
  await forgetWatch();
  worker = createTestWorker({}, DB);
});

async function open(change: object = {}): Promise<{ path: string; update: number }> {
  const { body } = await post(worker, PATH, { ...OUTAGE, ...change });
  const update = await DB.prepare("SELECT max(id) AS id FROM incident_updates").first<number>("id");
  return { path: `${PATH}/${String(body.id)}`, update: update ?? 0 };
}

/** Every message that waits is posted. */
async function deliver(): Promise<void> {
  await DB.prepare("UPDATE deliveries SET state = 'sent'").run();
}

/** The messages' tasks, in the order of their updates. */
async function due(): Promise<unknown[]> {
  const { results } = await DB.prepare(
    "SELECT task FROM deliveries WHERE state = 'open' ORDER BY update_id",
  ).all();
  return results.map(({ task }) => task);
}

describe("the team's incident", () => {
  it("goes to those who follow, and so do its updates", async () => {
    await followSinceEver();
    const { path, update } = await open();
    expect(await due()).toEqual(["post"]);
    await deliver();
    const next = { status: "identified", text: "A cable.", seen: update };
    expect((await post(worker, `${path}/updates`, next)).status).toBe(201);
    expect(await due()).toEqual(["post"]);
  });

  it("isn't sent again when its words or its facts are corrected", async () => {
    await followSinceEver();
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
    await leaveShardCount(24);
    // Of shard 5 of 24.
    const guild = String(BigInt(24 * 10 ** 10 + 5) << 22n);
    const webhook = await followSinceEver(1, { scope: "server", guild });
    const { path, update } = await open({ shards: [3] });
    expect(await deliveryStates()).toEqual({});
    expect((await post(worker, path, { shards: [3, 5] })).status).toBe(200);
    expect(await deliveryStates()).toEqual({ [`${webhook} ${update}`]: "open" });
  });

  it("is one line to them when withdrawn", async () => {
    await followSinceEver();
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
    "is gone (410) if somebody withdraws it while %s of it is written, and nobody hears of it",
    async (_, below, pattern, body) => {
      await followSinceEver();
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

describe("a maintenance that has begun", () => {
  const HOUR = 3_600_000;

  /** Opens one that began an hour ago and ends in an hour; returns its address. */
  async function begun(): Promise<string> {
    const now = worker.clock.now();
    const plan = {
      title: "A new database",
      impact: "none",
      shards: "all",
      status: "scheduled",
      text: "We move.",
      scheduled_for: new Date(now - HOUR).toISOString(),
      scheduled_until: new Date(now + HOUR).toISOString(),
    };
    const { path } = await open(plan);
    await createWatch(DB).run(now, listOf());
    await deliver();
    return path;
  }

  const statuses = async () => {
    const { results } = await DB.prepare("SELECT status, author FROM incident_updates").all();
    return results.map(({ status, author }) => [status, author !== null]);
  };
  const at = (hours: number) => new Date(worker.clock.now() + hours * HOUR).toISOString();

  it("and is moved to tomorrow is planned again, which followers hear, and shards count until then", async () => {
    await followSinceEver();
    const path = await begun();
    const times = { scheduled_for: at(24), scheduled_until: at(25) };
    expect((await post(worker, path, times)).status).toBe(200);
    expect(await statuses()).toEqual([
      ["scheduled", true],
      ["in_progress", false],
      ["scheduled", true],
    ]);
    expect(await due()).toEqual(["post"]);
    const now = worker.clock.now();
    const { run } = createWatch(DB);
    for (const minutes of [5, 10]) await run(now + minutes * 60_000, listOf(3));
    const { incidents } = await readStored();
    expect(incidents.map(({ title }) => title).sort()).toEqual([
      "A new database",
      "Offline in 4% of servers",
    ]);
    await run(now + 24 * HOUR, listOf());
    expect((await statuses()).filter(([status]) => status === "in_progress")).toHaveLength(2);
  });

  it("and is over is not planned again by a correction of its times", async () => {
    const path = await begun();
    await post(worker, `${path}/updates`, { status: "completed", text: "Done." });
    await post(worker, path, { scheduled_for: at(24), scheduled_until: at(25) });
    expect((await statuses()).at(-1)).toEqual(["completed", true]);
  });
});

it("refuses a write twelve hours after the sign-in, with the code for which its form offers another", async () => {
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

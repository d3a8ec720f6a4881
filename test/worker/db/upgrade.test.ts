import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import {
  createHideList,
  createHideMemory,
  HiddenUnknown,
} from "../../../worker/avatars/hide-list.ts";
import { sealToken } from "../../../worker/crypto/sealed-token.ts";
import { readIncidentList } from "../../../worker/db/incidents.ts";
import { completeOldRows, rollbackStatements } from "../../../worker/db/rollback.ts";
import { writeAutomaticUpdates } from "../../../worker/incidents/automatic.ts";
import { readRecord } from "../../../worker/status/uptime-store.ts";
import { watchDatabase } from "../../support/database.ts";
import { createDeliveryQueue, SECRETS, tokenOf } from "../../support/delivery-queue.ts";
import { OWNER } from "../../support/fixtures.ts";
import { createKv } from "../../support/kv.ts";
import { stubFetch } from "../../support/stub-fetch.ts";
import { openIncident, OUTAGE } from "../../support/team-writes.ts";
import { createUptime } from "../../../worker/local/seed/uptime.ts";

// A site of release 0.1.0, whose database ends with migration 0002, is upgraded, rolled back and upgraded again.

const { DB, MIGRATIONS } = env as typeof env & { MIGRATIONS: D1Migration[] };
const OLD = MIGRATIONS.slice(0, 2);
const MINUTE = 60_000;
const MIRA = "175928847299117063";
const AUTHOR = "1100000000000000005";
const [READER, BOARD] = ["1200000000000000001", "1200000000000000002"] as const;

interface Call {
  method: string;
  webhook: string;
}

let calls: Call[] = [];
let kv = createKv();

beforeEach(async () => {
  calls = [];
  kv = createKv();
  await startAnew();
  await seed();
});

stubFetch(({ method, url }) => {
  const [, webhook = ""] = /\/webhooks\/(\d+)\//.exec(url) ?? [];
  calls.push({ method, webhook });
  return Response.json({ id: String(1_400_000_000_000_000_000n + BigInt(calls.length)) });
});

/** An empty database with the tables of 0.1.0. */
async function startAnew(): Promise<void> {
  const { results } = await DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' ORDER BY rowid",
  ).all<{ name: string }>();
  await DB.batch([
    DB.prepare("PRAGMA defer_foreign_keys = on"),
    // Tables that refer to others come after them.
    ...results.toReversed().map(({ name }) => DB.prepare(`DROP TABLE ${name}`)),
  ]);
  await applyD1Migrations(DB, OLD);
}

const upgrade = () => applyD1Migrations(DB, MIGRATIONS);

/** Two incidents, one of them over, two followers, and a delivery that is open. */
async function seed(): Promise<void> {
  const now = Date.now();
  const run = (sql: string, ...values: unknown[]) => DB.prepare(sql).bind(...values);
  const follow = async (id: string, style: string) =>
    run(
      "INSERT INTO followers (webhook_id, channel_id, guild_id, token, scope, style, created_at) VALUES (?, ?, ?, ?, 'all', ?, 1)",
      id,
      `13${id.slice(2)}`,
      "1100000000000000000",
      await sealToken(tokenOf(id), id, [...SECRETS]),
      style,
    );
  await DB.batch([
    await follow(READER, "posts"),
    await follow(BOARD, "board"),
    run(
      "INSERT INTO incidents VALUES ('over', 'Music was silent', 'minor', '[3]', NULL, NULL, 7, ?)",
      now - 60 * MINUTE,
    ),
    run(
      "INSERT INTO incidents VALUES ('lasts', 'Music is silent', 'major', '\"all\"', NULL, NULL, NULL, ?)",
      now - 30 * MINUTE,
    ),
    run(
      "INSERT INTO incident_updates VALUES (1, 'over', 'investigating', 'One.', NULL, ?)",
      now - 60 * MINUTE,
    ),
    run(
      "INSERT INTO incident_updates VALUES (2, 'over', 'resolved', 'Two.', NULL, ?)",
      now - 50 * MINUTE,
    ),
    run(
      "INSERT INTO incident_updates VALUES (3, 'lasts', 'investigating', 'Three.', ?, ?)",
      AUTHOR,
      now - 30 * MINUTE,
    ),
    run("INSERT INTO listed_updates VALUES (1), (2), (3)"),
    run("INSERT INTO deliveries VALUES (?, 1, 'sent', 1, 0, '15', 1)", READER),
    run("INSERT INTO deliveries VALUES (?, 3, 'open', 1, ?, NULL, NULL)", READER, now - MINUTE),
    run("INSERT INTO trail VALUES (1, 5, ?, 'userBans', 'an-hmac', 3)", AUTHOR),
  ]);
  await kv.kv.put(`hidden:${MIRA}`, "1");
  await kv.kv.put("hidden-list", JSON.stringify({ at: 1, ids: [] }));
  await kv.kv.put("hidden-changed", String(now - 60 * MINUTE));
}

const OLD_TABLES = [
  "incidents",
  "incident_updates",
  "followers",
  "deliveries",
  "trail",
  "listed_updates",
];

/** What the old tables hold, by the columns that 0.1.0 knows. */
async function oldRows(columns: Record<string, string[]>): Promise<unknown> {
  const tables = await DB.batch(
    OLD_TABLES.map((table) => DB.prepare(`SELECT ${columns[table]?.join(", ")} FROM ${table}`)),
  );
  return tables.map(({ results }) => results);
}

async function columnsOf(table: string): Promise<string[]> {
  const { results } = await DB.prepare("SELECT name FROM pragma_table_info(?1)")
    .bind(table)
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

function hideList(sessions = kv.kv) {
  return createHideList({
    memory: createHideMemory(Date.now),
    db: DB,
    sessions,
    now: Date.now,
    log: () => {},
    waitUntil: () => {},
  });
}

const back = async () => {
  const now = Date.now();
  await DB.batch(rollbackStatements(now).map((sql) => DB.prepare(sql)));
  await kv.kv.put("hidden-changed", String(now));
};

/** What 0.1.0 would list, and tell followers of, in each run of its cron. */
const UNLISTED = `SELECT updates.id FROM incident_updates updates
  LEFT JOIN listed_updates listed ON listed.update_id = updates.id WHERE listed.update_id IS NULL`;
/** What 0.1.0 would post next, whatever it was meant for. */
const OPEN =
  "SELECT webhook_id, update_id FROM deliveries WHERE state = 'open' ORDER BY webhook_id";
const idsOf = async (sql: string) => (await DB.prepare(sql).all()).results;

describe("an upgrade from 0.1.0", () => {
  it("keeps every row as it was, and knows what is over", async () => {
    const columns = Object.fromEntries(
      await Promise.all(OLD_TABLES.map(async (table) => [table, await columnsOf(table)] as const)),
    );
    const before = await oldRows(columns);
    await upgrade();
    expect(await oldRows(columns)).toEqual(before);
    const { incidents } = await readIncidentList(DB);
    expect(incidents.map(({ id, updates }) => [id, updates.map(({ text }) => text)])).toEqual([
      ["lasts", ["Three."]],
      ["over", ["One.", "Two."]],
    ]);
    const { results } = await DB.prepare("SELECT id, closed_at > 0 AS over FROM incidents").all();
    expect(results).toEqual([
      { id: "over", over: 1 },
      { id: "lasts", over: null },
    ]);
  });

  it("T43: hides whoever is hidden, and shows nobody's history until that is known", async () => {
    await upgrade();
    const failing = { ...kv.kv, list: () => Promise.reject(new Error("KV is down")) };
    await expect(hideList(failing).ids()).rejects.toThrow(HiddenUnknown);
    expect([...(await hideList().ids())]).toEqual([MIRA]);
  });

  it("sends what is open once, whatever of the old queue's messages are left", async () => {
    await upgrade();
    const queue = createDeliveryQueue();
    for (const body of [{ follower: READER }, { update: 3 }, { update: 3, after: "" }])
      queue.send(body);
    queue.send();
    await queue.drain();
    // The board was not yet listed for this update.
    expect(calls.map(({ method, webhook }) => `${method} ${webhook}`).toSorted()).toEqual([
      `POST ${READER}`,
      `POST ${BOARD}`,
    ]);
    queue.send();
    await queue.drain();
    expect(calls).toHaveLength(2);
    expect(await idsOf(OPEN)).toEqual([]);
  });

  it("goes on with the uptime record", async () => {
    const record = createUptime(Date.now());
    await kv.kv.put(`uptime:${OWNER.siteUrl}:${OWNER.botApiUrl}`, JSON.stringify({ record }));
    expect(await readRecord(kv.kv, OWNER)).toEqual(record);
  });
});

describe("a rollback to 0.1.0, and coming again", () => {
  const writer = { author: AUTHOR, now: Date.now() };

  it("has 0.1.0 tell nobody again what was told, edited or deleted", async () => {
    await upgrade();
    const { update } = await openIncident(DB, OUTAGE, writer);
    await DB.prepare(
      "UPDATE deliveries SET task = 'edit', message_id = '16' WHERE update_id = ?1 AND webhook_id = ?2",
    )
      .bind(update, READER)
      .run();
    expect(await idsOf(UNLISTED)).toEqual([{ id: update }]);
    await back();
    expect(await idsOf(UNLISTED)).toEqual([]);
    // A post that was still due stays due.
    expect(await idsOf(OPEN)).toEqual([
      { webhook_id: READER, update_id: 3 },
      { webhook_id: BOARD, update_id: update },
    ]);
  });

  it("takes over what 0.1.0 has written meanwhile, without a word more to anybody", async () => {
    await upgrade();
    const { id: ours } = await openIncident(DB, OUTAGE, writer);
    await back();
    // As 0.1.0 writes, which knows neither keys nor when an incident was over.
    const write = (sql: string, ...values: unknown[]) =>
      DB.prepare(sql)
        .bind(...values)
        .run();
    const now = Date.now();
    await write(
      "INSERT INTO incidents (id, title, impact, shards, recorded_at, created_at) VALUES ('incident-9', 'All down', 'critical', '\"all\"', 9, ?)",
      now,
    );
    const say = (incident: string, status: string, author: string | null) =>
      write(
        "INSERT INTO incident_updates (incident_id, status, text, author, created_at) VALUES (?, ?, 'Text.', ?, ?)",
        incident,
        status,
        author,
        now,
      );
    await say("incident-9", "investigating", null);
    await say("incident-9", "identified", AUTHOR);
    await say("incident-9", "monitoring", null);
    await say("lasts", "resolved", AUTHOR);
    await say(ours, "resolved", AUTHOR);
    const { revision } = await readIncidentList(DB);

    const run = () =>
      writeAutomaticUpdates([], {
        config: { ...OWNER, db: DB, cache: kv.kv },
        now,
        log: () => {},
        isHealthy: true,
      });
    const before = await idsOf("SELECT count(*) AS n FROM incident_updates");
    await run();
    await run();
    expect(await idsOf("SELECT count(*) AS n FROM incident_updates")).toEqual(before);
    const list = await readIncidentList(DB);
    expect(list.revision).toBe(revision + 1);
    const over = await idsOf("SELECT id FROM incidents WHERE closed_at IS NOT NULL");
    expect(new Set(over.map(({ id }) => id))).toEqual(new Set([ours, "lasts", "over"]));
    expect(
      await idsOf("SELECT key FROM incident_updates WHERE incident_id = 'incident-9' ORDER BY id"),
    ).toEqual([
      { key: "opened" },
      { key: expect.stringMatching(/^update-\d+$/) },
      { key: "ended" },
    ]);
    expect(await idsOf("SELECT key FROM incidents WHERE id = 'incident-9'")).toEqual([
      { key: "incident-9" },
    ]);
  });

  it("costs a run of the cron one row where 0.1.0 has written nothing", async () => {
    await upgrade();
    const { db, rows, queries } = watchDatabase(DB);
    await completeOldRows(db);
    expect([queries.length, rows()]).toEqual([1, 1]);
  });
});

import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { withdrawIncident } from "../../../worker/db/corrections.ts";
import { claimDue, readClaimed } from "../../../worker/db/due-deliveries.ts";
import { listDeliveries, withdrawDeliveries } from "../../../worker/db/deliveries.ts";
import { addUpdate } from "../../../worker/db/incident-updates.ts";
import { maintainDeliveries } from "../../../worker/deliveries/maintain.ts";
import type { WakeUp } from "../../../worker/context/config.ts";
import { resealTokens } from "../../../worker/follow/reseal.ts";
import { keyNameOf } from "../../../worker/crypto/sealed-token.ts";
import { watchDatabase } from "../../support/database.ts";
import { forgetDeliveries, SECRETS } from "../../support/delivery-queue.ts";
import { CONFIG } from "../../support/fixtures.ts";
import { leaveShardCount } from "../../support/watch.ts";
import { openIncident, OUTAGE } from "../../support/team-writes.ts";

// The database's cost of deliveries, by its own count of rows read.

const { DB } = env;
const FOLLOWERS = 10_000;
const SHARDS = 8000;
const NOW = Date.now();
const { db, rows } = watchDatabase(DB);
const secrets: [string, ...string[]] = [...SECRETS];

let incident = "";

async function rowsOf(work: () => Promise<unknown>): Promise<number> {
  const before = rows();
  await work();
  return rows() - before;
}

beforeAll(async () => {
  await forgetDeliveries();
  await DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
      INSERT INTO followers (webhook_id, channel_id, guild_id, token, scope, created_at)
      SELECT n, n, n << 22, ?2 || '.x.x', 'server', 0 FROM numbers`,
  )
    .bind(FOLLOWERS, await keyNameOf(secrets[0]))
    .run();
  const shards = Array.from({ length: 1000 }, (_, i) => i * 2);
  // Before the followers are listed, 15,000 deliveries have been sent.
  await leaveShardCount(SHARDS);
  const writer = { author: "1", now: -1 };
  ({ id: incident } = await openIncident(DB, { ...OUTAGE, shards }, writer));
  for (const at of [NOW - 2000, NOW - 1000]) {
    const row = { incidentId: incident, status: "identified", text: "x", author: "1" } as const;
    const update = await addUpdate(DB, { ...row, key: String(at), at, seen: null });
    await DB.prepare(
      `INSERT INTO deliveries (webhook_id, update_id, state, not_before, sent_at)
        SELECT webhook_id, ?1, 'sent', 0, 0 FROM followers LIMIT 7500`,
    )
      .bind(update?.id ?? 0)
      .run();
  }
});

describe("with 10,000 followers and 15,000 deliveries sent", () => {
  it("a run of the cron reads at most 2,000 rows", async () => {
    const config = {
      db,
      deliveries: { send: async () => {} } as unknown as Queue<WakeUp>,
      discordUrl: CONFIG.DISCORD_URL,
      userAgent: "Haven",
      sessionSecrets: secrets,
    };
    const run = async () => {
      await maintainDeliveries(config, { now: NOW, log: () => {} });
      await resealTokens(config, { log: () => {} });
    };
    expect(await rowsOf(run)).toBeLessThanOrEqual(2000);
    // A week later some are deleted in each run.
    const count = async () =>
      (await DB.prepare("SELECT count(*) AS n FROM deliveries").first<{ n: number }>())?.n ?? 0;
    const before = await count();
    const later = () => maintainDeliveries(config, { now: NOW + 8 * 86_400_000, log: () => {} });
    expect(await rowsOf(later)).toBeLessThanOrEqual(2000);
    expect(before - (await count())).toBe(300);
  });

  it("listing an update for the servers of 1,000 shards reads at most 60,000 rows", async () => {
    const row = { incidentId: incident, key: "n", status: "monitoring", text: "x" } as const;
    const list = listDeliveries(db, incident, NOW);
    const write = () => addUpdate(db, { ...row, author: "1", at: NOW, seen: null }, [list]);
    const read = await rowsOf(write);
    expect(read).toBeGreaterThan(FOLLOWERS);
    expect(read).toBeLessThanOrEqual(60_000);
    const open = "SELECT count(*) AS n FROM deliveries WHERE state = 'open'";
    const listed = (await DB.prepare(open).first<{ n: number }>())?.n ?? 0;
    expect(listed).toBeGreaterThan(1000);
  });

  it("claiming the next 20 and what they need reads no more than a few rows of each", async () => {
    const read = await rowsOf(async () => {
      const { claims } = await claimDue(db, { limit: 20, now: NOW });
      expect(claims).toHaveLength(20);
      await readClaimed(db, claims, NOW);
    });
    expect(read).toBeLessThanOrEqual(600);
  });

  it("withdrawing an incident with 15,000 messages reads at most 100,000 rows", async () => {
    const writer = { person: "1", now: NOW };
    const withdraw = () =>
      withdrawIncident(db, incident, writer, withdrawDeliveries(db, incident, NOW));
    expect(await rowsOf(withdraw)).toBeLessThanOrEqual(100_000);
    const lines = "SELECT count(*) AS n FROM deliveries WHERE task = 'withdraw'";
    expect(await DB.prepare(lines).first("n")).toBe(7500);
  });
});

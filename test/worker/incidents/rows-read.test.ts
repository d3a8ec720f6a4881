import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { writeAutomaticUpdates, readMaintenance } from "../../../worker/incidents/automatic.ts";
import { readClosedIncidents } from "../../../worker/db/incidents.ts";
import { createReportMemory, readStatusReport } from "../../../worker/status/report.ts";
import { watchDatabase } from "../../support/database.ts";
import { OWNER } from "../../support/fixtures.ts";

// What a page and a run of the cron cost the database after years of use, by its own count.

const { DB } = env;
const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const INCIDENTS = 1_000;
const UPDATES = 5_000;
const DELIVERIES = 15_000;

const { db: counted, rows } = watchDatabase(DB);

async function rowsOf(work: () => Promise<unknown>): Promise<number> {
  const before = rows();
  await work();
  return rows() - before;
}

beforeAll(async () => {
  const numbers = (most: number) =>
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${most})`;
  const at = (n: string) => `${NOON} - (${INCIDENTS} - ${n}) * 600000`;
  await DB.batch([
    DB.prepare(
      `INSERT INTO incidents (id, key, title, impact, shards, created_at, closed_at)
        ${numbers(INCIDENTS)} SELECT 'i' || n, 'i' || n, 'Title', 'minor', '"all"', ${at("n")},
        CASE WHEN n % 100 > 0 THEN ${at("n")} + 300000 END FROM numbers`,
    ),
    DB.prepare(
      `INSERT INTO incident_updates (incident_id, key, status, text, author, created_at)
        ${numbers(UPDATES)} SELECT 'i' || ((n - 1) / 5 + 1), n, CASE
          WHEN n % 5 = 0 AND ((n - 1) / 5 + 1) % 100 > 0 THEN 'resolved' ELSE 'investigating' END,
        'Text', iif(n % 5 = 1, NULL, '1'), ${at("((n - 1) / 5 + 1)")} FROM numbers`,
    ),
    DB.prepare(
      `INSERT INTO followers (webhook_id, channel_id, guild_id, token, scope, style, created_at)
        ${numbers(100)} SELECT n, n, n, 'token', 'all', 'posts', 0 FROM numbers`,
    ),
    DB.prepare(
      `INSERT INTO deliveries (webhook_id, update_id, state, not_before, message_id, sent_at)
        ${numbers(DELIVERIES)} SELECT (n - 1) % 100 + 1, ${UPDATES} - (n - 1) / 100, 'sent', 0, n, 1
        FROM numbers`,
    ),
  ]);
});

describe(`with ${INCIDENTS} incidents, ${UPDATES} updates and ${DELIVERIES} deliveries`, () => {
  it("a first report reads 1,500 rows at most, and one that finds nothing new 5", async () => {
    let now = NOON;
    const memory = createReportMemory(() => now);
    const config = { ...OWNER, cache: env.CACHE, db: counted };
    const context = { memory, now: () => now, log: () => {}, waitUntil() {} };
    const report = () => readStatusReport(config, context);
    expect(await rowsOf(report)).toBeLessThanOrEqual(1_500);
    expect((await report()).posted).toHaveLength(110);
    now += MINUTE;
    expect(await rowsOf(report)).toBeLessThanOrEqual(5);
  });

  it("the last page of what is over takes 1,500 rows at most, the first 550", async () => {
    const sizes: number[] = [];
    const read = (page: number) => async () => {
      sizes.push((await readClosedIncidents(counted, { page, size: 50 })).incidents.length);
    };
    expect(await rowsOf(read(1))).toBeLessThanOrEqual(550);
    expect(await rowsOf(read(20))).toBeLessThanOrEqual(1_500);
    expect(sizes).toEqual([50, 40]);
  });

  it("what a run of the cron reads and writes of incidents takes 2,000 rows at most", async () => {
    const run = async () => {
      await readMaintenance(counted, { now: NOON, log: () => {} });
      const config = { ...OWNER, cache: env.CACHE, db: counted };
      const outage = { start: NOON, end: null, worst: null, missing: [], silent: 2 };
      const context = { config, now: NOON, log: () => {}, isHealthy: false };
      await writeAutomaticUpdates([outage], context);
    };
    expect(await rowsOf(run)).toBeLessThanOrEqual(2_000);
  });
});

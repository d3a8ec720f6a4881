import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { readClosedIncidents } from "../../../worker/db/incidents.ts";
import { publishReport, readReport } from "../../../worker/db/report.ts";
import { createReportMemory, readStatusReport } from "../../../worker/status/report.ts";
import { watchDatabase } from "../../support/database.ts";
import { createWatch, listOf } from "../../support/watch.ts";

// The database's cost of a page and a cron run after years, by its own count.

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
      `INSERT INTO followers (webhook_id, channel_id, guild_id, token, scope, created_at)
        ${numbers(100)} SELECT n, n, n, 'token', 'all', 0 FROM numbers`,
    ),
    DB.prepare(
      `INSERT INTO deliveries (webhook_id, update_id, state, not_before, sent_at)
        ${numbers(DELIVERIES)} SELECT (n - 1) % 100 + 1, ${UPDATES} - (n - 1) / 100, 'sent', 0, 1
        FROM numbers`,
    ),
    ...publishReport(DB),
  ]);
});

describe(`with ${INCIDENTS} incidents, ${UPDATES} updates and ${DELIVERIES} deliveries`, () => {
  it("a first report reads two rows, and one that finds nothing new one", async () => {
    let now = NOON;
    const memory = createReportMemory(() => now);
    const config = { cache: env.CACHE, db: counted };
    const context = { memory, now: () => now, log: () => {}, waitUntil() {} };
    const report = () => readStatusReport(config, context);
    expect(await rowsOf(report)).toBe(2);
    expect((await report()).posted).toHaveLength(110);
    now += MINUTE;
    expect(await rowsOf(report)).toBe(1);
  });

  it("a report leaves out the oldest texts before its row is too large for the platform", async () => {
    await DB.batch([
      DB.prepare("UPDATE incident_updates SET text = ?1").bind("ö".repeat(3_000)),
      ...publishReport(DB),
    ]);
    const { incidents } = await readReport(DB, null);
    const closed = incidents.filter(({ id }) => Number(id.slice(1)) % 100 > 0);
    expect(incidents.length - closed.length).toBe(10);
    expect(closed.map(({ id }) => id).slice(0, 2)).toEqual(["i999", "i998"]);
    expect(closed).toHaveLength(33);
    await DB.batch([DB.prepare("UPDATE incident_updates SET text = 'Text'"), ...publishReport(DB)]);
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

  it("a run of the cron takes 3,000 rows at most, also one that opens or ends an incident", async () => {
    const { run } = createWatch(counted);
    for (const [i, down] of [[3], [3], [3, 5], [], []].entries()) {
      const at = NOON + i * 5 * MINUTE;
      expect(await rowsOf(() => run(at, listOf(...down)))).toBeLessThanOrEqual(3_000);
    }
    const report = await readReport(DB, null);
    expect(report.incidents[0]?.updates.map(({ status }) => status)).toEqual([
      "investigating",
      "resolved",
    ]);
  });
});

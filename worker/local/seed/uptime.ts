import { DAY_MS, DAYS, BUCKET_MS, HOUR_MS } from "../../../app/contract/buckets.ts";
import type { Outage } from "../../../app/contract/incident.ts";
import { endMeasured, openMeasured } from "../../db/automatic-incidents.ts";
import { publishReport } from "../../db/report.ts";
import { stepAfter } from "../../incidents/machine.ts";
import { addSample, EMPTY, sampleOf, type Sample, type Tally } from "../../samples/sample.ts";
import { createRandom } from "../random.ts";
import { DOWN_SHARD, SHARDS } from "./shards.ts";

/** On all shards. */
const SERVERS = SHARDS * 1_000;

/** How many days ago recording began. */
const RECORDED_DAYS = DAYS - 12;

/** Kinds of outages: chance per sample, length in samples, shards down. */
const OUTAGES = [
  { chance: 1 / 2500, least: 2, most: 9, shards: 1 },
  { chance: 1 / 5000, least: 3, most: 14, shards: 8 },
  { chance: 1 / 14_000, least: 2, most: 6, shards: SHARDS },
  // -1: the bot is silent.
  { chance: 1 / 30000, least: 2, most: 11, shards: -1 },
] as const;

/** No outage begins this long before the one that lasts. */
const QUIET_MS = 3 * HOUR_MS;
const SAMPLES = (2 * DAY_MS) / BUCKET_MS;

/** An outage, and when the cron opened and ended its incident. */
interface Told {
  outage: Outage;
  openedAt: number;
  endedAt: number | null;
}

/** Samples as the cron would have taken them; one shard has been down for 50 minutes. */
function createSamples(now: number): Sample[] {
  const random = createRandom("uptime");
  const first = Math.floor(now / DAY_MS) * DAY_MS - RECORDED_DAYS * DAY_MS;
  const fall = now - 50 * 60_000;
  const samples: Sample[] = [];
  let left = 0;
  let missing: number[] | null = [];
  for (let at = first; at < now - BUCKET_MS; at += BUCKET_MS) {
    left -= 1;
    for (const outage of OUTAGES) {
      if (left > 0 || at >= fall - QUIET_MS || !random.chance(outage.chance)) continue;
      left = random.int(outage.least, outage.most);
      missing = outage.shards < 0 ? null : shardsFrom(random.int(0, SHARDS - 1), outage.shards);
    }
    // Sometimes the platform skips a run.
    if (random.chance(1 / 3000)) continue;
    samples.push(sampleAt(at, left > 0 ? missing : at >= fall ? [DOWN_SHARD] : []));
  }
  return samples;
}

function shardsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => (first + i) % SHARDS).sort((a, b) => a - b);
}

function sampleAt(at: number, missing: number[] | null): Sample {
  const shards = Array.from({ length: SHARDS }, (_, id) => ({
    shard_id: id,
    server_count: SERVERS / SHARDS,
    member_count: 90_000,
    latency: 42,
    uptime: 3_600,
    is_ready: !missing?.includes(id),
  }));
  return sampleOf(missing && shards, { at, maintained: null, count: SHARDS });
}

/** What the machine makes of the samples. */
function outagesOf(samples: readonly Sample[]): Told[] {
  const told: Told[] = [];
  samples.forEach((sample, i) => {
    const last = told.at(-1);
    const earlier = samples.slice(Math.max(0, i - 3), i).toReversed();
    const step = stepAfter(sample, earlier, last?.outage.end === null ? last.outage : null);
    if (step?.kind === "open") {
      told.push({ outage: step.outage, openedAt: sample.at, endedAt: null });
    } else if (step && last) {
      last.outage = step.outage;
      if (step.kind === "end") last.endedAt = sample.at;
    }
  });
  return told;
}

/** Replaces samples and the machine's incidents by a made-up past. Keeps the team's incidents. */
export async function seedUptime(db: D1Database, now: number): Promise<void> {
  const samples = createSamples(now);
  const machines = "SELECT id FROM incidents WHERE recorded_at IS NOT NULL";
  const updates = `SELECT id FROM incident_updates WHERE incident_id IN (${machines})`;
  const cleared = [
    `DELETE FROM deliveries WHERE update_id IN (${updates})`,
    `DELETE FROM incident_edits WHERE incident_id IN (${machines})`,
    `DELETE FROM incident_updates WHERE incident_id IN (${machines})`,
    "DELETE FROM incidents WHERE recorded_at IS NOT NULL",
    ...["samples", "hours", "days", "shard_number"].map((table) => `DELETE FROM ${table}`),
    `INSERT INTO shard_number (id, count, servers) VALUES (1, ${SHARDS}, ${SERVERS})`,
  ];
  await db.batch([
    ...cleared.map((sql) => db.prepare(sql)),
    insertAll(db, "samples", SAMPLE_COLUMNS, samples.slice(-SAMPLES)),
    insertTallies(db, "hours", samples),
    insertTallies(db, "days", samples),
    ...outagesOf(samples).flatMap((told) => writeTold(db, told)),
    ...publishReport(db),
  ]);
}

function writeTold(db: D1Database, { outage, openedAt, endedAt }: Told): D1PreparedStatement[] {
  const opened = openMeasured(
    db,
    { ...outage, end: null },
    { at: openedAt, servers: SERVERS, list: [] },
  );
  if (endedAt === null) return opened;
  return [...opened, ...endMeasured(db, outage, { at: endedAt, servers: SERVERS, list: [] })];
}

const SAMPLE_COLUMNS = Object.fromEntries(
  ["at", "ready", "total", "down", "excluded", "maintenance", "servers", "users", "latency"].map(
    (name) => [name, `$.${name}`],
  ),
);

const TALLIED = [
  "known",
  "silent",
  "troubled",
  "ready",
  "shards",
  "maintenance",
  "servers",
  "users",
  "latency",
];

/** Inserts the samples' hours or days. */
function insertTallies(
  db: D1Database,
  table: "hours" | "days",
  samples: readonly Sample[],
): D1PreparedStatement {
  const span = table === "hours" ? HOUR_MS : DAY_MS;
  const tallies = new Map<number, Tally>();
  for (const sample of samples) {
    const key = Math.floor(sample.at / span);
    tallies.set(key, addSample(tallies.get(key) ?? EMPTY, sample));
  }
  const columns = {
    [table === "hours" ? "hour" : "day"]: "$[0]",
    ...Object.fromEntries(TALLIED.map((name) => [name, `$[1].${name}`])),
    worst_ready: "$[1].worst[0]",
    worst_total: "$[1].worst[1]",
  };
  return insertAll(db, table, columns, [...tallies]);
}

/** @param columns each column's path in a row. */
function insertAll(
  db: D1Database,
  table: string,
  columns: Record<string, string>,
  rows: readonly unknown[],
): D1PreparedStatement {
  const values = Object.values(columns).map((path) => `value ->> '${path}'`);
  const names = Object.keys(columns).join(", ");
  return db
    .prepare(`INSERT INTO ${table} (${names}) SELECT ${values.join(", ")} FROM json_each(?1)`)
    .bind(JSON.stringify(rows));
}

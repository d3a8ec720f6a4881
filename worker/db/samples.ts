import * as v from "valibot";
import { DAY_MS, DAYS, HOUR_MS } from "../../app/contract/buckets.ts";
import type { Incident } from "../../app/contract/incident.ts";
import type { UptimeDay } from "../../app/contract/uptime.ts";
import { addSample, EMPTY, SUCCESSIVE_MS, type Sample, type Tally } from "../samples/sample.ts";
import type { ShardNumber } from "../samples/shard-number.ts";
import { incidentsOf, OPEN, select, STILL_MEASURED, worstOf } from "./incidents.ts";

/** Samples of the shards, and the hours and days they add up to. Times are epoch ms. */

const SAMPLES_KEPT_MS = 2 * DAY_MS;

const amount = v.nullable(v.number());

const sampleRow = v.object({
  at: v.number(),
  ready: v.number(),
  total: v.number(),
  down: v.pipe(v.string(), v.parseJson(), v.array(v.number())),
  excluded: v.number(),
  maintenance: v.pipe(
    v.number(),
    v.transform((flag) => flag === 1),
  ),
  servers: amount,
  users: amount,
  latency: amount,
});

/** Columns of `hours` and `days`, after the number. */
export const tallyRow = v.object({
  known: v.number(),
  silent: v.number(),
  troubled: v.number(),
  ready: v.number(),
  shards: v.number(),
  worst_ready: amount,
  worst_total: amount,
  maintenance: v.number(),
  servers: amount,
  users: amount,
  latency: amount,
});

const numberRow = v.object({
  count: v.number(),
  servers: v.number(),
  turn_count: amount,
  turn_since: amount,
});

/** What the cron needs to know before its sample. */
export interface Before {
  /** Of the last quarter of an hour, newest first. */
  samples: Sample[];
  /** Open and planned ones, and the machine's while it is measured, whatever people wrote. */
  incidents: Incident[];
  number: ShardNumber | null;
  /** The hour and day of `at` so far. */
  hour: Tally;
  day: Tally;
}

/** @param at when the sample was due. @throws what D1 throws */
export async function readBefore(db: D1Database, at: number): Promise<Before> {
  const [samples, number, hour, day, incidents, updates] = await db.batch([
    db.prepare("SELECT * FROM samples WHERE at >= ?1 ORDER BY at DESC").bind(at - SUCCESSIVE_MS),
    db.prepare("SELECT * FROM shard_number"),
    db.prepare("SELECT * FROM hours WHERE hour = ?1").bind(Math.floor(at / HOUR_MS)),
    db.prepare("SELECT * FROM days WHERE day = ?1").bind(Math.floor(at / DAY_MS)),
    ...select(db, `${OPEN} UNION ALL ${STILL_MEASURED}`),
  ]);
  return {
    samples: v.parse(v.array(sampleRow), samples?.results),
    number: numberOf(number),
    hour: tallyOf(hour),
    day: tallyOf(day),
    incidents: incidentsOf(incidents?.results, updates?.results),
  };
}

function numberOf(result: D1Result | undefined): ShardNumber | null {
  const [row] = v.parse(v.array(numberRow), result?.results);
  if (!row) return null;
  const { count, servers, turn_count: turned, turn_since: since } = row;
  const turn = turned !== null && since !== null ? { count: turned, since } : null;
  return { count, servers, turn };
}

function tallyOf(result: D1Result | undefined): Tally {
  const [row] = v.parse(v.array(tallyRow), result?.results);
  if (!row) return EMPTY;
  return { ...row, worst: worstOf(row) };
}

/** A row of `days` for pages and feeds. */
export function dayOf(day: number, row: v.InferOutput<typeof tallyRow>): UptimeDay {
  const { known, silent, troubled, ready, shards, maintenance } = row;
  return {
    day,
    known,
    silent,
    troubled,
    ready,
    shards,
    worst: worstOf(row),
    ...(maintenance > 0 && { maintenance }),
  };
}

/**
 * Adds a sample, its hour, day and shard number, and deletes old ones. Use the same run's `before`.
 */
export function sampleStatements(
  db: D1Database,
  sample: Sample,
  { hour, day, number }: Pick<Before, "hour" | "day" | "number">,
): D1PreparedStatement[] {
  const { at, ready, total, down, excluded, maintenance, servers, users, latency } = sample;
  const thisHour = Math.floor(at / HOUR_MS);
  return [
    db
      .prepare(
        `INSERT INTO samples (at, ready, total, down, excluded, maintenance, servers, users, latency)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT DO NOTHING`,
      )
      .bind(
        at,
        ready,
        total,
        JSON.stringify(down),
        excluded,
        Number(maintenance),
        servers,
        users,
        latency,
      ),
    writeTally(db, "hours", thisHour, addSample(hour, sample)),
    writeTally(db, "days", Math.floor(at / DAY_MS), addSample(day, sample)),
    ...(number ? [writeNumber(db, number)] : []),
    db.prepare("DELETE FROM samples WHERE at < ?1").bind(at - SAMPLES_KEPT_MS),
    db.prepare("DELETE FROM hours WHERE hour < ?1").bind(thisHour - DAYS * 24),
  ];
}

/** Replaces an hour's or day's row. */
export function writeTally(
  db: D1Database,
  table: "hours" | "days",
  key: number,
  { worst, ...tally }: Tally,
): D1PreparedStatement {
  const { known, silent, troubled, ready, shards, maintenance, servers, users, latency } = tally;
  return db
    .prepare(
      `INSERT OR REPLACE INTO ${table} (${table === "hours" ? "hour" : "day"}, known, silent, troubled, ready,
        shards, worst_ready, worst_total, maintenance, servers, users, latency)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)`,
    )
    .bind(
      key,
      known,
      silent,
      troubled,
      ready,
      shards,
      worst?.[0] ?? null,
      worst?.[1] ?? null,
      maintenance,
      servers,
      users,
      latency,
    );
}

function writeNumber(db: D1Database, { count, servers, turn }: ShardNumber): D1PreparedStatement {
  return db
    .prepare(
      `INSERT OR REPLACE INTO shard_number (id, count, servers, turn_count, turn_since)
        VALUES (1, ?1, ?2, ?3, ?4)`,
    )
    .bind(count, servers, turn?.count ?? null, turn?.since ?? null);
}

/** When the newest sample was taken; null for none. @throws what D1 throws */
export async function readSampledAt(db: D1Database): Promise<number | null> {
  const row = await db.prepare("SELECT max(at) AS at FROM samples").first();
  return v.parse(amount, row?.at ?? null);
}

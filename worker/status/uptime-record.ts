import * as v from "valibot";
import type { Shard } from "../../app/contract/status.ts";
import { shardSelection, type ShardSelection } from "../../app/contract/incident.ts";
import { maintainedShards, type MaintenanceWindow } from "../../app/incidents/view.ts";
import { shardNumber, withList, type ShardNumber } from "./shard-number.ts";
import type { IncidentList } from "../db/incidents.ts";
import { incidentIdOf } from "../../app/incidents/outage.ts";
import {
  outage,
  uptimeDay,
  type Outage,
  type Notice,
  type UptimeDay,
  type UptimeReport,
} from "../../app/contract/uptime.ts";
import { cellsOf } from "../../app/status/shards/cells.ts";
import { DAY_MS, DAYS, BUCKET_MS } from "../../app/contract/buckets.ts";

/**
 * The stored uptime of the bot: the samples of the current UTC day, a total for each day before it, and
 * incidents. Times are epoch ms and always arguments; records are not mutated.
 */

/** The most that are stored. */
const MOST_INCIDENTS = 100;
/** Samples further apart than this do not count as successive. */
const SUCCESSIVE_MS = 3 * BUCKET_MS;

/** The shards at one time. `total` 0: the bot gave no report, or all of them are in maintenance. */
const sample = v.object({
  at: v.number(),
  ready: v.number(),
  total: v.number(),
  missing: v.array(v.number()),
  /** Taken during maintenance; the shards that it concerns are not counted. */
  maintenance: v.optional(v.literal(true)),
  /** The number of those shards; missing for 0, and in samples of earlier releases. */
  excluded: v.optional(v.number()),
});

export type Sample = v.InferOutput<typeof sample>;

/** A stored sample: bucket of the day, shards ready, shards that should exist, 1 during maintenance, shards excluded. */
const bucketSample = v.union([
  v.tuple([v.number(), v.number(), v.number(), v.literal(1), v.number()]),
  v.tuple([v.number(), v.number(), v.number(), v.literal(1)]),
  v.tuple([v.number(), v.number(), v.number()]),
]);

type BucketSample = v.InferOutput<typeof bucketSample>;

const maintenanceWindow: v.GenericSchema<unknown, MaintenanceWindow> = v.object({
  shards: shardSelection,
  from: v.number(),
  until: v.number(),
});

const record = v.object({
  version: v.literal(1),
  /** The current day, in days since 1970, and its samples in order. */
  day: v.number(),
  slots: v.array(bucketSample),
  /** Closed days, oldest first. */
  days: v.array(uptimeDay),
  /** Newest first. */
  incidents: v.array(outage),
  /** A first sample that contradicts the present state; a second one in a row changes the state. */
  turn: v.nullable(sample),
  /** Missing in records of earlier releases, and before the first report. */
  shards: v.optional(shardNumber),
  /** Maintenance under way and to come, as the database had it when it last answered. */
  maintenance: v.optional(v.array(maintenanceWindow)),
});

export type UptimeRecord = v.InferOutput<typeof record>;

/** The record in a stored value. "newer" was written by a later release and must not be overwritten. */
export function decodeRecord(value: unknown): UptimeRecord | "newer" | "unreadable" {
  const read = v.safeParse(record, value);
  if (read.success) return read.output;
  const version: unknown = typeof value === "object" && value && Reflect.get(value, "version");
  return typeof version === "number" && version > 1 ? "newer" : "unreadable";
}

/**
 * The sample of a shard list; null and an empty list are no report. Its time is the start of the bucket.
 * Shards in maintenance do not count.
 */
export function sampleOf(
  shards: readonly Shard[] | null,
  at: number,
  { maintained = null, count = 0 }: { maintained?: ShardSelection | null; count?: number } = {},
): Sample {
  const list = shards ?? [];
  const isCounted = (id: number) => maintained !== "all" && !maintained?.includes(id);
  const all = list.length > 0 ? cellsOf(list, count) : [];
  const cells = all.filter(({ id }) => isCounted(id));
  const missing = cells.filter(({ state }) => state !== "operational").map(({ id }) => id);
  const sample: Sample = {
    at: Math.floor(at / BUCKET_MS) * BUCKET_MS,
    ready: cells.length - missing.length,
    total: cells.length,
    missing: missingIds(missing),
  };
  // A bot that gives no report says nothing about the shards that are not in maintenance.
  const isMarked = maintained === "all" || (maintained !== null && list.length > 0);
  if (!isMarked) return sample;
  const excluded = all.length - cells.length;
  return { ...sample, maintenance: true, ...(excluded > 0 && { excluded }) };
}

/** What one run of the cron has seen. */
export interface Observation {
  /** Null and an empty list are no report. */
  shards: readonly Shard[] | null;
  at: number;
  /** Null where the database did not answer: then those that the record has hold. */
  maintenance: MaintenanceWindow[] | null;
}

/** The record with one more sample, which is returned with it; the same object where the sample changes nothing. */
export function withObservation(
  old: UptimeRecord | null,
  { shards, at, maintenance }: Observation,
): { record: UptimeRecord; sample: Sample } {
  const windows = maintenance ?? old?.maintenance ?? [];
  const maintained = maintainedShards(windows, at);
  const known = old?.shards ?? null;
  const isSure = shards !== null && shards.length > 0 && maintained === null;
  const number = isSure ? withList(known ?? numberOf(old), shards, at) : known;
  const sample = sampleOf(shards, at, { maintained, count: number?.count ?? shardCountOf(old) });
  const record = withSample(old, sample);
  if (record === old) return { record, sample };
  return {
    record: { ...record, ...(number && { shards: number }), maintenance: windows },
    sample,
  };
}

/** How many shards the bot has; 0 while that is unknown. */
export function shardCountOf(record: UptimeRecord | null): number {
  return (record?.shards ?? numberOf(record))?.count ?? 0;
}

/** The number of shards in a record of an earlier release: that of its newest sample outside maintenance. */
function numberOf(record: UptimeRecord | null): ShardNumber | null {
  const newest = record?.slots.findLast(
    ([, , total, isMaintenance]) => total > 0 && !isMaintenance,
  );
  return newest ? { count: newest[2], servers: 0, turn: null } : null;
}

/** Whether the last two samples were good, with all shards ready that are not in maintenance. */
export function isHealthy({ slots }: UptimeRecord): boolean {
  const [before, last] = slots.slice(-2);
  if (!before || !last || (last[0] - before[0]) * BUCKET_MS > SUCCESSIVE_MS) return false;
  return [before, last].every(([, ready, total]) => total > 0 && ready === total);
}

/**
 * The record with one more sample. A second sample of the same bucket, or one of a closed day, changes
 * nothing: then the same object is returned.
 */
export function withSample(old: UptimeRecord | null, next: Sample): UptimeRecord {
  const day = Math.floor(next.at / DAY_MS);
  const bucket = (next.at % DAY_MS) / BUCKET_MS;
  const empty = { version: 1, day, slots: [], days: [], incidents: [], turn: null } as const;
  const current: UptimeRecord = old ?? { ...empty, slots: [], days: [], incidents: [] };
  if (day < current.day) return current;
  const today = day > current.day ? startDay(current, day) : current;
  if (today.slots.some(([other]) => other === bucket)) return current;

  const isNewest = today.slots.every(([other]) => other < bucket);
  const slots: BucketSample[] = [...today.slots, bucketSampleOf(bucket, next)];
  if (!isNewest) return { ...today, slots: slots.sort(([a], [b]) => a - b) };
  return { ...today, slots, ...withState(today, next) };
}

function bucketSampleOf(
  bucket: number,
  { ready, total, maintenance, excluded }: Sample,
): BucketSample {
  if (!maintenance) return [bucket, ready, total];
  return excluded ? [bucket, ready, total, 1, excluded] : [bucket, ready, total, 1];
}

/** Closes the current day and drops days older than 90 days. */
function startDay(old: UptimeRecord, day: number): UptimeRecord {
  const days = [...old.days, dayOf(old.day, old.slots)];
  return {
    ...old,
    day,
    slots: [],
    days: days.filter((each) => each.day >= day - DAYS),
    incidents: old.incidents.filter(({ end }) => end === null || end >= (day - DAYS) * DAY_MS),
  };
}

/** The total of a day. */
export function dayOf(day: number, slots: readonly BucketSample[]): UptimeDay {
  const total = { day, known: 0, silent: 0, troubled: 0, ready: 0, shards: 0 };
  let worst: UptimeDay["worst"] = null;
  let maintenance = 0;
  for (const [, ready, shards, isMaintenance, excluded = 0] of slots) {
    if (isMaintenance) maintenance += 1;
    if (shards === 0) {
      if (!isMaintenance) total.silent += 1;
      continue;
    }
    total.known += 1;
    total.ready += ready;
    total.shards += shards;
    if (ready < shards) total.troubled += 1;
    worst = worse(worst, [ready + excluded, shards + excluded]);
  }
  return { ...total, worst, ...(maintenance > 0 && { maintenance }) };
}

/** The public part of the record at `now`. */
export function reportOf(
  record: UptimeRecord | null,
  notice: Notice | null,
  now: number,
  list: IncidentList = { revision: 0, incidents: [], withdrawn: [] },
): UptimeReport {
  const today = Math.floor(now / DAY_MS);
  const all = record ? [...record.days, dayOf(record.day, record.slots)] : [];
  const days = all.filter(({ day }) => day > today - DAYS && day <= today);
  // With a sample due, or at a time of the data: between these, pages and answers are the same bytes.
  const times = list.incidents.flatMap(({ scheduledFor, scheduledUntil, updates }) => [
    scheduledFor ?? 0,
    scheduledUntil ?? 0,
    ...updates.map((update) => update.at),
  ]);
  const due = Math.floor(now / BUCKET_MS) * BUCKET_MS;
  const at = Math.max(due, ...times.filter((time) => time <= now));
  const outages = record?.incidents.filter((one) => !list.withdrawn.includes(incidentIdOf(one)));
  return {
    at,
    days,
    shardCount: shardCountOf(record),
    incidents: outages ?? [],
    posted: list.incidents,
    revision: Math.max(0, list.revision),
    notice,
  };
}

type State = Pick<UptimeRecord, "incidents" | "turn">;

/** Two bad samples in a row open an incident, two good ones close it; a single one changes nothing. */
function withState({ incidents, turn }: UptimeRecord, next: Sample): State {
  // All shards are in maintenance: nothing is known that could open or close one.
  if (next.maintenance && next.total === 0) return { incidents, turn };
  const [newest, ...older] = incidents;
  const open = newest?.end === null ? newest : null;
  const isGood = next.total > 0 && next.ready === next.total;
  if (isGood === (open === null)) {
    return { incidents: open ? [extended(open, next), ...older] : incidents, turn: null };
  }
  if (!turn || next.at - turn.at > SUCCESSIVE_MS) return { incidents, turn: next };
  if (open) return { incidents: [{ ...open, end: turn.at }, ...older], turn: null };
  const fresh: Outage = { start: turn.at, end: null, worst: null, missing: [], silent: 0 };
  const opened = extended(extended(fresh, turn), next);
  return { incidents: [opened, ...incidents].slice(0, MOST_INCIDENTS), turn: null };
}

function extended(open: Outage, { ready, total, missing, excluded = 0 }: Sample): Outage {
  if (total === 0) return { ...open, silent: open.silent + 1 };
  return {
    ...open,
    // Of all shards of the bot, as those outside maintenance may be few, and none of them ready.
    worst: worse(open.worst, [ready + excluded, total + excluded]),
    missing: missingIds([...open.missing, ...missing]),
  };
}

function worse(
  one: readonly [number, number] | null,
  other: readonly [number, number],
): [number, number] {
  // Cross-multiplied, so that shares of different totals compare exactly.
  const [ready, total] = one && one[0] * other[1] <= other[0] * one[1] ? one : other;
  return [ready, total];
}

function missingIds(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}

import * as v from "valibot";
import type { Shard } from "../../contract/status.ts";
import {
  incident,
  uptimeDay,
  type Incident,
  type Notice,
  type UptimeDay,
  type UptimeReport,
} from "../../contract/uptime.ts";
import { health, silentShards } from "../shards/health.ts";
import { DAY_MS, DAYS, SLOT_MS } from "./buckets.ts";

/**
 * What is remembered of the bot's uptime: the samples of the current UTC day, a total for each day
 * before it, and incidents. Times are epoch ms and always arguments; nothing is changed in place.
 */

const INCIDENTS = 100;
const NAMED_SHARDS = 64;
/** Two samples further apart than this say nothing about the time between them. */
const NEXT_MS = 3 * SLOT_MS;

/** One look at the shards. `total` 0: the bot was asked and gave no report. */
const sample = v.object({
  at: v.number(),
  ready: v.number(),
  total: v.number(),
  missing: v.array(v.number()),
});

export type Sample = v.InferOutput<typeof sample>;

/** Slot of the day, shards ready, shards there should be: a sample as the day remembers it. */
const slot = v.tuple([v.number(), v.number(), v.number()]);

type Slot = v.InferOutput<typeof slot>;

const record = v.object({
  version: v.literal(1),
  /** The current day, in days since 1970, and its samples by slot. */
  day: v.number(),
  slots: v.array(slot),
  /** Closed days, oldest first. */
  days: v.array(uptimeDay),
  /** Newest first. */
  incidents: v.array(incident),
  /** The first sample that contradicts the present state; a second one turns it. */
  turn: v.nullable(sample),
});

export type UptimeRecord = v.InferOutput<typeof record>;

/** The record in a stored value, or why there is none: "newer" is another release's, never to be overwritten. */
export function decodeRecord(value: unknown): UptimeRecord | "newer" | "unreadable" {
  const read = v.safeParse(record, value);
  if (read.success) return read.output;
  const version: unknown = typeof value === "object" && value && Reflect.get(value, "version");
  return typeof version === "number" && version > 1 ? "newer" : "unreadable";
}

/** What the bot's answer says; null and an empty list are no report. The time is that of its slot. */
export function sampleOf(shards: readonly Shard[] | null, at: number): Sample {
  const { ready, total } = health(shards ?? []);
  const down = (shards ?? []).filter((shard) => !shard.is_ready).map((shard) => shard.shard_id);
  const missing = [...down, ...silentShards(shards ?? [])];
  return { at: Math.floor(at / SLOT_MS) * SLOT_MS, ready, total, missing: named(missing) };
}

/**
 * The record with one more sample. The first sample of a slot counts; one for a day that is closed
 * comes too late. Then, and only then, the record comes back as it was.
 */
export function withSample(old: UptimeRecord | null, next: Sample): UptimeRecord {
  const day = Math.floor(next.at / DAY_MS);
  const place = (next.at % DAY_MS) / SLOT_MS;
  const empty = { version: 1, day, slots: [], days: [], incidents: [], turn: null } as const;
  const current: UptimeRecord = old ?? { ...empty, slots: [], days: [], incidents: [] };
  if (day < current.day) return current;
  const today = day > current.day ? rolled(current, day) : current;
  if (today.slots.some(([taken]) => taken === place)) return current;

  const isNewest = today.slots.every(([taken]) => taken < place);
  const slots: Slot[] = [...today.slots, [place, next.ready, next.total]];
  if (!isNewest) return { ...today, slots: slots.sort(([a], [b]) => a - b) };
  return { ...today, slots, ...turned(today, next) };
}

/** The current day is closed, and what is older than 90 days is let go. */
function rolled(old: UptimeRecord, day: number): UptimeRecord {
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
export function dayOf(day: number, slots: readonly Slot[]): UptimeDay {
  const total = { day, known: 0, silent: 0, troubled: 0, ready: 0, shards: 0 };
  let worst: UptimeDay["worst"] = null;
  for (const [, ready, shards] of slots) {
    if (shards === 0) {
      total.silent += 1;
      continue;
    }
    total.known += 1;
    total.ready += ready;
    total.shards += shards;
    if (ready < shards) total.troubled += 1;
    worst = worse(worst, [ready, shards]);
  }
  return { ...total, worst };
}

/** What pages and machines are shown of it at `now`. */
export function reportOf(
  record: UptimeRecord | null,
  notice: Notice | null,
  now: number,
): UptimeReport {
  const today = Math.floor(now / DAY_MS);
  const all = record ? [...record.days, dayOf(record.day, record.slots)] : [];
  const days = all.filter(({ day }) => day > today - DAYS && day <= today);
  // To the minute, so that an answer and its ETag stay the same for that long.
  const at = Math.floor(now / 60_000) * 60_000;
  return { at, days, incidents: record?.incidents ?? [], notice };
}

type Turn = Pick<UptimeRecord, "incidents" | "turn">;

/** Two samples in a row open an incident, two good ones close it: one alone may be a stumble. */
function turned({ incidents, turn }: UptimeRecord, next: Sample): Turn {
  const [newest, ...older] = incidents;
  const open = newest?.end === null ? newest : null;
  const isGood = next.total > 0 && next.ready === next.total;
  if (isGood === (open === null)) {
    return { incidents: open ? [extended(open, next), ...older] : incidents, turn: null };
  }
  if (!turn || next.at - turn.at > NEXT_MS) return { incidents, turn: next };
  if (open) return { incidents: [{ ...open, end: turn.at }, ...older], turn: null };
  const fresh: Incident = { start: turn.at, end: null, worst: null, missing: [], silent: 0 };
  const opened = extended(extended(fresh, turn), next);
  return { incidents: [opened, ...incidents].slice(0, INCIDENTS), turn: null };
}

function extended(open: Incident, { ready, total, missing }: Sample): Incident {
  if (total === 0) return { ...open, silent: open.silent + 1 };
  return {
    ...open,
    worst: worse(open.worst, [ready, total]),
    missing: named([...open.missing, ...missing]),
  };
}

function worse(
  one: readonly [number, number] | null,
  other: readonly [number, number],
): [number, number] {
  // Crosswise, so that shares of different totals compare exactly.
  const [ready, total] = one && one[0] * other[1] <= other[0] * one[1] ? one : other;
  return [ready, total];
}

function named(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b).slice(0, NAMED_SHARDS);
}

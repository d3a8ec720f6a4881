import * as v from "valibot";
import { count, flag, maybeNumber, number } from "./decode.ts";

/** Epoch milliseconds of a history timestamp: ISO 8601 text, epoch seconds or milliseconds. NaN if neither. */
export function historyTime(timestamp: string | number): number {
  if (typeof timestamp === "string" && !/^\d+(\.\d+)?$/.test(timestamp)) {
    // A time without a zone is meant as UTC; Date.parse alone would read it as local time.
    const zoned = /(?:[zZ]|[+-]\d{2}:?\d{2})$/.test(timestamp) || !/[T ]\d{2}:/.test(timestamp);
    return Date.parse(zoned ? timestamp : `${timestamp.replace(" ", "T")}Z`);
  }
  const value = Number(timestamp);
  return value < 1e11 ? value * 1000 : value;
}

/** One point of the history (§3): servers, users and gateway latency (ms) at a time. */
export const historyRecord = v.object({
  timestamp: v.pipe(
    v.union([v.string(), v.number()]),
    v.check((value) => Number.isFinite(historyTime(value)), "expected a time"),
  ),
  guilds: v.pipe(number, v.minValue(0)),
  users: v.pipe(number, v.minValue(0)),
  ping: maybeNumber,
});

export type HistoryRecord = v.InferOutput<typeof historyRecord>;

/** One shard (§3). latency in ms (null when the shard reports none), uptime in seconds. */
export const shard = v.object({
  shard_id: v.pipe(number, v.integer(), v.minValue(0)),
  server_count: count,
  member_count: count,
  latency: maybeNumber,
  uptime: count,
  is_ready: flag,
});

export type Shard = v.InferOutput<typeof shard>;

/** The ranges of the status page (§2). */
export const RANGES = ["24h", "7d", "30d", "all"] as const;
export type Range = (typeof RANGES)[number];

/** Whether a text names a range. */
export function isRange(text: string | null | undefined): text is Range {
  return RANGES.some((range) => range === text);
}

/** One drawn point (§3): the totals an hour or a day ended with. */
export const point = v.object({
  /** Epoch milliseconds at which the hour or day begins, UTC. */
  timestamp: number,
  total_servers: v.pipe(number, v.minValue(0)),
  total_users: v.pipe(number, v.minValue(0)),
  /** Milliseconds; null when none was measured. */
  average_latency: v.nullable(number),
  /** Taken while shards were missing: the totals are too low. */
  partial: v.boolean(),
});

export type Point = v.InferOutput<typeof point>;

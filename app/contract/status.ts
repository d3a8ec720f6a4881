import * as v from "valibot";
import { count, flag, maybeNumber, number } from "./decode.ts";
import { historyTime } from "./history-time.ts";

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

/** One shard (§3). latency in ms and uptime in seconds, null when the shard reports none. */
export const shard = v.object({
  shard_id: v.pipe(number, v.integer(), v.minValue(0)),
  server_count: count,
  member_count: count,
  latency: maybeNumber,
  uptime: maybeNumber,
  is_ready: flag,
});

export type Shard = v.InferOutput<typeof shard>;

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

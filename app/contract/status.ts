import * as v from "valibot";
import {
  count,
  flag,
  line,
  list,
  maybeNumber,
  MOST_TIME,
  number,
  PLATFORM_START,
  type Decoded,
} from "./decode.ts";
import { historyTime } from "./history-time.ts";
import { MOST } from "./most.ts";
import { SHAPE_ERRORS } from "./shape-errors.ts";

/** The last time a Date can hold (epoch ms). */
const LAST_TIME = 8.64e15;

export function isKnownTime(time: number): boolean {
  return time >= PLATFORM_START && time <= LAST_TIME;
}

/** A record of the history: servers, users and gateway latency (ms) at a time. */
export const historyRecord = v.object({
  timestamp: v.pipe(
    v.union([v.pipe(v.string(), v.maxLength(MOST_TIME), line), v.number()]),
    v.check((value) => isKnownTime(historyTime(value)), "expected a time"),
  ),
  guilds: v.pipe(number, v.minValue(0)),
  users: v.pipe(number, v.minValue(0)),
  ping: maybeNumber,
});

export type HistoryRecord = v.InferOutput<typeof historyRecord>;

/** A shard. Latency in ms, uptime in seconds; null if the shard reports none. */
export const shard = v.object({
  // The highest id gives the number of shards, so an absurd id would invent a billion.
  shard_id: v.pipe(number, v.integer(), v.minValue(0), v.maxValue(MOST.shards - 1)),
  server_count: count,
  member_count: count,
  latency: maybeNumber,
  uptime: maybeNumber,
  is_ready: flag,
});

export type Shard = v.InferOutput<typeof shard>;

/** The worse record of a shard: the one that is down, or began later, or is slower. */
function worseShard(one: Shard, other: Shard): Shard {
  const goodness = ({ is_ready, uptime, latency, server_count, member_count }: Shard) => [
    Number(is_ready),
    uptime ?? -1,
    -(latency ?? Infinity),
    server_count,
    member_count,
  ];
  const [first, second] = [goodness(one), goodness(other)];
  const at = first.findIndex((value, i) => value !== second[i]);
  return at >= 0 && (second[at] ?? 0) < (first[at] ?? 0) ? other : one;
}

const shardList = list(shard, { most: MOST.shards, message: SHAPE_ERRORS.shards });

/** Sorted by id; of several records of one id, the worst counts. */
export function decodeShards(answer: unknown): Decoded<Shard[]> {
  const { value, dropped } = shardList(answer);
  const byId = new Map<number, Shard>();
  for (const item of value) {
    byId.set(item.shard_id, worseShard(byId.get(item.shard_id) ?? item, item));
  }
  const shards = [...byId.values()].sort((a, b) => a.shard_id - b.shard_id);
  return { value: shards, dropped: dropped + value.length - shards.length };
}

/** A point of a chart: the totals at the end of an hour or day. */
export const point = v.object({
  /** When the hour or day begins (UTC), epoch ms. */
  timestamp: v.pipe(number, v.check(isKnownTime, "expected a time")),
  total_servers: v.pipe(number, v.minValue(0)),
  total_users: v.pipe(number, v.minValue(0)),
  /** In ms; null if not measured. */
  average_latency: v.nullable(number),
  /** Shards were missing, so the totals are too low. */
  partial: v.boolean(),
  /** On a range's first point only: its first complete record, from which changes are counted. */
  from: v.optional(
    v.object({
      timestamp: v.pipe(number, v.check(isKnownTime, "expected a time")),
      total_servers: v.pipe(number, v.minValue(0)),
      total_users: v.pipe(number, v.minValue(0)),
    }),
  ),
});

export type Point = v.InferOutput<typeof point>;

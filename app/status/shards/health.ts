import { SHARDS } from "../../content/status/shards.ts";
import type { Shard } from "../../contract/status.ts";

/** "silent" should exist but isn't in the bot's list. */
export type ShardState = "operational" | "down" | "silent";

export interface Health {
  ready: number;
  /** Shards that should exist: the known number, else by the highest id. */
  total: number;
  allReady: boolean;
  /** How many the bot's list lacks. */
  silent: number;
}

/** @param count the bot's shards; 0 if unknown. */
export function health(shards: readonly Shard[], count: number): Health {
  const ids = idsOf(shards);
  const ready = idsOf(shards.filter((shard) => shard.is_ready));
  const expected = expectedOf(ids, count);
  // Higher ids count only if listed, since one may be odd.
  const silent = expected - [...ids].filter((id) => id < expected).length;
  const total = ids.size + silent;
  return { ready: ready.size, total, allReady: total > 0 && ready.size === total, silent };
}

const idsOf = (shards: readonly Shard[]) => new Set(shards.map(({ shard_id }) => shard_id));

/** How many shards should exist: the known number, else by the highest id. */
function expectedOf(ids: ReadonlySet<number>, count: number): number {
  return count > 0 ? count : Math.max(-1, ...ids) + 1;
}

export function healthLine({ ready, total, allReady }: Health): string {
  return allReady ? SHARDS.allReady : SHARDS.someReady(ready, total);
}

/** Green, yellow, or red without a ready shard. */
export function healthTone({ ready, allReady }: Health): "ok" | "warn" | "down" {
  if (allReady) return "ok";
  return ready === 0 ? "down" : "warn";
}

/** Most gaps to list if the number of shards is unknown: an absurd id must not fill the page. */
const LISTED_GAPS = 64;

/** Missing ids in order. If the number is unknown (0), the first 64 below the highest. */
export function silentShards(shards: readonly Shard[], count: number): number[] {
  const ids = idsOf(shards);
  const expected = expectedOf(ids, count);
  const most = count > 0 ? count : LISTED_GAPS;
  const silent: number[] = [];
  for (let id = 0; id < expected && silent.length < most; id += 1)
    if (!ids.has(id)) silent.push(id);
  return silent;
}

/** Whether totals of these shards are too low: one is missing, or down without a count. */
export function isPartial(shards: readonly Shard[], count: number): boolean {
  return (
    health(shards, count).silent > 0 ||
    shards.some((shard) => !shard.is_ready && shard.server_count === 0)
  );
}

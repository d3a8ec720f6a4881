import { SHARDS } from "../../content/status/shards.ts";
import type { Shard } from "../../contract/status.ts";

/** "silent" is a gap in the ids: a shard that should exist and is not in the bot's list. */
export type ShardState = "operational" | "down" | "silent";

export interface Health {
  ready: number;
  /** Shards that should exist: as many as the highest id says, not as many as are listed. */
  total: number;
  allReady: boolean;
  /** How many of them are not in the bot's list. */
  silent: number;
}

export function health(shards: readonly Shard[]): Health {
  const ready = new Set<number>();
  const ids = new Set<number>();
  let total = 0;
  for (const shard of shards) {
    ids.add(shard.shard_id);
    if (shard.is_ready) ready.add(shard.shard_id);
    total = Math.max(total, shard.shard_id + 1);
  }
  return {
    ready: ready.size,
    total,
    allReady: total > 0 && ready.size === total,
    silent: total - ids.size,
  };
}

export function healthLine({ ready, total, allReady }: Health): string {
  return allReady ? SHARDS.allReady : SHARDS.someReady(ready, total);
}

/** At most so many silent shards are listed, so that one absurd id does not fill the page. */
const LISTED_GAPS = 64;

/** The missing ids below the highest, in order; the first 64. */
export function silentShards(shards: readonly Shard[]): number[] {
  const ids = [...new Set(shards.map((shard) => shard.shard_id))].sort((a, b) => a - b);
  const silent: number[] = [];
  let expected = 0;
  for (const id of ids) {
    for (; expected < id && silent.length < LISTED_GAPS; expected += 1) silent.push(expected);
    expected = id + 1;
  }
  return silent;
}

/** Whether totals over these shards are too low: one is missing, or down without a server count. */
export function isPartial(shards: readonly Shard[]): boolean {
  return (
    health(shards).silent > 0 || shards.some((shard) => !shard.is_ready && shard.server_count === 0)
  );
}

import { SHARDS } from "../../content/status/shards.ts";
import type { Shard } from "../../contract/status.ts";

/** "silent" is a gap in the ids, or missing at their end: a shard that should exist and is not in the bot's list. */
export type ShardState = "operational" | "down" | "silent";

export interface Health {
  ready: number;
  /** Shards that should exist: as many as are known to, or else as the highest id says. */
  total: number;
  allReady: boolean;
  /** How many of them are not in the bot's list. */
  silent: number;
}

/** @param count How many shards the bot is known to have; 0 while that is unknown. */
export function health(shards: readonly Shard[], count: number): Health {
  const ready = new Set<number>();
  const ids = new Set<number>();
  let highest = -1;
  for (const shard of shards) {
    ids.add(shard.shard_id);
    if (shard.is_ready) ready.add(shard.shard_id);
    highest = Math.max(highest, shard.shard_id);
  }
  const silent = gapsOf(ids, count > 0 ? count : highest + 1);
  const total = ids.size + silent;
  return { ready: ready.size, total, allReady: total > 0 && ready.size === total, silent };
}

/** The number of missing ids below `count`. Above it only listed ids count, because one odd id may be there. */
function gapsOf(ids: ReadonlySet<number>, count: number): number {
  return count - [...ids].filter((id) => id < count).length;
}

export function healthLine({ ready, total, allReady }: Health): string {
  return allReady ? SHARDS.allReady : SHARDS.someReady(ready, total);
}

/** Green, yellow, or red where no shard is ready. */
export function healthTone({ ready, allReady }: Health): "ok" | "warn" | "down" {
  if (allReady) return "ok";
  return ready === 0 ? "down" : "warn";
}

/** The most gaps that are listed while the number of shards is unknown, so that one absurd id does not fill the page. */
const LISTED_GAPS = 64;

/** The missing ids in order. While the number of shards is unknown (0), those below the highest, the first 64. */
export function silentShards(shards: readonly Shard[], count: number): number[] {
  const ids = new Set(shards.map((shard) => shard.shard_id));
  const expected = count > 0 ? count : Math.max(-1, ...ids) + 1;
  const most = count > 0 ? count : LISTED_GAPS;
  const silent: number[] = [];
  for (let id = 0; id < expected && silent.length < most; id += 1)
    if (!ids.has(id)) silent.push(id);
  return silent;
}

/** Whether totals over these shards are too low: one is missing, or down without a server count. */
export function isPartial(shards: readonly Shard[], count: number): boolean {
  return (
    health(shards, count).silent > 0 ||
    shards.some((shard) => !shard.is_ready && shard.server_count === 0)
  );
}

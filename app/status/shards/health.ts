import type { Shard } from "../../contract/status.ts";

/** What a shard is: by §4 Operational or Down; a gap in the ids is a shard that does not report. */
export type ShardState = "operational" | "down" | "silent";

export interface Health {
  ready: number;
  /** Shards there should be: the highest id counts them, not the length of the list. */
  total: number;
  allReady: boolean;
  /** How many of them are missing in the bot's answer. */
  silent: number;
}

/** How many shards are ready. A gap in the ids is a shard that does not report, so it is not ready. */
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

/** The line over the page (§4). */
export function healthLine({ ready, total, allReady }: Health): string {
  return allReady ? "All Systems Operational" : `${ready}/${total} Shards Operational`;
}

/** At most this many silent shards are named: one absurd id must not fill the page. */
const NAMED_GAPS = 64;

/** Ids below the highest that no shard reports under, in order; the first 64. */
export function silentShards(shards: readonly Shard[]): number[] {
  const ids = [...new Set(shards.map((shard) => shard.shard_id))].sort((a, b) => a - b);
  const silent: number[] = [];
  let expected = 0;
  for (const id of ids) {
    for (; expected < id && silent.length < NAMED_GAPS; expected += 1) silent.push(expected);
    expected = id + 1;
  }
  return silent;
}

/** Whether totals over these shards are too low: one is missing, or down and counts nothing. */
export function isPartial(shards: readonly Shard[]): boolean {
  return (
    health(shards).silent > 0 || shards.some((shard) => !shard.is_ready && shard.server_count === 0)
  );
}

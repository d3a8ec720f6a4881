import { DAY_MS } from "../../app/contract/buckets.ts";
import type { Shard } from "../../app/contract/status.ts";
import { totalsOf } from "../../app/status/shards/totals.ts";

/**
 * The bot's number of shards, which decides each server's shard. A list may lack shards at its end,
 * so a different number counts once confirmed.
 */

/** The share of servers that a shorter list must have: missing shards take theirs along. */
const LEAST_SERVERS = 0.95;

export interface ShardNumber {
  count: number;
  /** Servers on all shards, when the list was last complete. */
  servers: number;
  /** A different number in later lists, and since when (epoch ms). */
  turn: { count: number; since: number } | null;
}

/**
 * The number after one more list, which must not be empty or from maintenance. A larger one counts
 * with the second list that agrees; a smaller one if the servers are complete too, or after a day.
 */
export function withList(
  known: ShardNumber | null,
  shards: readonly Shard[],
  at: number,
): ShardNumber {
  const count = 1 + shards.reduce((highest, { shard_id: id }) => Math.max(highest, id), 0);
  const { servers } = totalsOf(shards);
  if (!known) return { count, servers, turn: null };
  if (count === known.count) {
    const isWhole = shards.length === count && shards.every((shard) => shard.is_ready);
    return { count, servers: isWhole ? servers : known.servers, turn: null };
  }
  const { turn } = known;
  if (turn?.count !== count) return { ...known, turn: { count, since: at } };
  const hasAll = known.servers > 0 && servers >= known.servers * LEAST_SERVERS;
  const isConfirmed = count > known.count || hasAll || at - turn.since >= DAY_MS;
  return isConfirmed ? { count, servers, turn: null } : known;
}

import { DAY_MS } from "../../app/contract/buckets.ts";
import type { Shard } from "../../app/contract/status.ts";
import { totalsOf } from "../../app/status/shards/totals.ts";

/**
 * How many shards the bot has, which decides the shard of each server. A list says it only while nothing is missing
 * at its end, so a number that differs counts once it is confirmed.
 */

/** Shards that are gone from the end of the list have their servers with them; fewer shards have all servers. */
const LEAST_SERVERS = 0.95;

export interface ShardNumber {
  count: number;
  /** Servers on all of them, when the list was last whole. */
  servers: number;
  /** Another number that a list has given, and since when (epoch ms). */
  turn: { count: number; since: number } | null;
}

/**
 * The number after one more list, which must not be empty or from a time of maintenance. More shards count with the
 * second list that agrees; fewer, if it also has the servers of all, and after a day in any case.
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

import { historyTime, type HistoryRecord, type Shard } from "../contract/status.ts";

export interface Totals {
  servers: number;
  users: number;
  /** Milliseconds, rounded; null when no shard reports one. */
  latency: number | null;
}

/** Totals over all shards (§7): summed servers and users, mean of the latencies reported. */
export function totalsOf(shards: readonly Shard[]): Totals {
  let servers = 0;
  let users = 0;
  const latencies: number[] = [];
  for (const shard of shards) {
    servers += shard.server_count;
    users += shard.member_count;
    if (shard.latency !== null) latencies.push(shard.latency);
  }
  const sum = latencies.reduce((all, latency) => all + latency, 0);
  return { servers, users, latency: latencies.length ? Math.round(sum / latencies.length) : null };
}

export interface Change {
  servers: number;
  users: number;
}

/** What the totals changed by since the first point at or after `since` (epoch ms); null without one. */
export function changeSince(
  history: readonly HistoryRecord[],
  totals: Totals,
  since: number,
): Change | null {
  let first: HistoryRecord | null = null;
  let firstTime = Number.POSITIVE_INFINITY;
  for (const record of history) {
    const time = historyTime(record.timestamp);
    if (time < since || time >= firstTime) continue;
    first = record;
    firstTime = time;
  }
  if (!first) return null;
  return { servers: totals.servers - first.guilds, users: totals.users - first.users };
}

import type { Shard } from "../../contract/status.ts";

export interface Totals {
  servers: number;
  users: number;
  /** In ms, rounded; null if no shard reports one. */
  latency: number | null;
}

/** Summed servers and users, and the mean known latency. */
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

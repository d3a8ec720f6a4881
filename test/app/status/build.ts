import type { HistoryRecord, Shard } from "../../../app/contract/status.ts";

/** A healthy shard, but for what is changed. */
export function shard(shard_id: number, change: Partial<Shard> = {}): Shard {
  return {
    shard_id,
    server_count: 10,
    member_count: 100,
    latency: 40,
    uptime: 6_000,
    is_ready: true,
    ...change,
  };
}

/** A history record at an ISO time. */
export function record(
  timestamp: string | number,
  guilds = 100,
  users = guilds * 10,
): HistoryRecord {
  return { timestamp, guilds, users, ping: 40 };
}

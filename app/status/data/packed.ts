import type { Point, Shard } from "../../contract/status.ts";

/**
 * A thousand shards or points as one line each: as objects they would be most of the page's bytes.
 * Unpacking what was packed gives the same values.
 */

function text(value: number | null): string {
  return value === null ? "" : String(value);
}

function maybe(field: string | undefined): number | null {
  return field === undefined || field === "" ? null : Number(field);
}

function rows(packed: string): string[][] {
  return packed === "" ? [] : packed.split("\n").map((line) => line.split(","));
}

export function packShards(shards: readonly Shard[]): string {
  return shards
    .map((shard) =>
      [
        shard.shard_id,
        shard.server_count,
        shard.member_count,
        // Hundredths are what bots send; more digits are noise.
        text(shard.latency === null ? null : Math.round(shard.latency * 100) / 100),
        text(shard.uptime),
        shard.is_ready ? 1 : 0,
      ].join(","),
    )
    .join("\n");
}

export function unpackShards(packed: string): Shard[] {
  return rows(packed).map(([id, servers, members, latency, uptime, ready]) => ({
    shard_id: Number(id),
    server_count: Number(servers),
    member_count: Number(members),
    latency: maybe(latency),
    uptime: maybe(uptime),
    is_ready: ready === "1",
  }));
}

export function packPoints(points: readonly Point[]): string {
  return points
    .map((point) =>
      [
        point.timestamp / 1000,
        point.total_servers,
        point.total_users,
        text(point.average_latency),
        point.partial ? 1 : 0,
      ].join(","),
    )
    .join("\n");
}

export function unpackPoints(packed: string): Point[] {
  return rows(packed).map(([time, servers, users, latency, partial]) => ({
    timestamp: Number(time) * 1000,
    total_servers: Number(servers),
    total_users: Number(users),
    average_latency: maybe(latency),
    partial: partial === "1",
  }));
}

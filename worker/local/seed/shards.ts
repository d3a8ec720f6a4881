import { HOUR_MS } from "../../../app/contract/buckets.ts";
import { createRandom } from "../random.ts";
import type { HistoryPoint } from "./history.ts";

export const SHARDS = 24;
/** The shard that is down, and the one just back. */
export const DOWN_SHARD = 17;
export const RESTARTED_SHARD = 5;

const CLUSTERS = ["alder", "birch", "cedar"];

/** `GET /shards` at `now`; servers and users add up to the latest point of the history. */
export function createShards(start: number) {
  const random = createRandom("shards");
  const weights = Array.from({ length: SHARDS }, () => 1 + random.normal() * 0.03);
  const crowds = weights.map((weight) => weight * (1 + random.normal() * 0.08));
  const order = random.shuffled(weights.map((_, id) => id));
  // A cluster's shards restart together, seconds apart.
  const restarts = CLUSTERS.map((_, index) => start - (50 + index * 171.4) * HOUR_MS);
  const latencies = weights.map((_, id) => 31 + (id % 3) * 9 + random.int(0, 14));

  return function shardsAt(latest: HistoryPoint, now: number) {
    const servers = split(latest.guilds, weights);
    const users = split(latest.users, crowds);
    const beat = createRandom(`latency ${Math.floor(now / 30_000)}`);
    return order.map((id) => {
      const down = id === DOWN_SHARD;
      const since =
        id === RESTARTED_SHARD ? start - 540_000 : (restarts[id % 3] ?? start) + id * 5_200;
      const latency = (latencies[id] ?? 40) + beat.normal() * 3 + (id === 11 ? 148 : 0);
      return {
        shard_id: id,
        server_count: servers[id] ?? 0,
        member_count: users[id] ?? 0,
        latency: down ? null : Math.round(latency * 100) / 100,
        uptime: down ? 0 : Math.floor((now - since) / 1000),
        is_ready: !down,
        cluster: CLUSTERS[id % 3] ?? "",
      };
    });
  };
}

/** Integers proportional to the weights, adding up to the total. */
function split(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const parts = weights.map((weight) => Math.floor((total * weight) / sum));
  parts[0] = (parts[0] ?? 0) + total - parts.reduce((all, part) => all + part, 0);
  return parts;
}

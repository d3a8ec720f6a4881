import { isDigits } from "../../contract/digits.ts";
import type { Shard } from "../../contract/status.ts";
import { formatUptime } from "../../format/uptime.ts";
import { health, type ShardState } from "./health.ts";
import { SLOW_MS } from "./cells.ts";

/** The shard of a server: (id >> 22) % shard count. The id has passed `isDigits`. */
export function shardOf(serverId: string, shardCount: number): number {
  // Ids need more than the 53 bits of a number, and `>>` would cut them to 32.
  return Number((BigInt(serverId) >> 22n) % BigInt(shardCount));
}

export interface Located {
  serverId: string;
  shardId: number;
  state: ShardState;
  shard: Shard | null;
}

/** "empty": no query; "bad": not a server id. */
export type Location = { kind: "empty" } | { kind: "bad" } | ({ kind: "found" } & Located);

/** The shard of the server whose id was entered. */
export function locate(query: string, shards: readonly Shard[]): Location {
  // A link to a channel, as the chat platform copies it: https://…/channels/{server}/{channel}.
  const serverId = /\/channels\/(\d+)/.exec(query)?.[1] ?? query.trim();
  if (serverId === "") return { kind: "empty" };
  const { total } = health(shards);
  if (!isDigits(serverId) || total === 0) return { kind: "bad" };
  const shardId = shardOf(serverId, total);
  const shard = shards.find(({ shard_id }) => shard_id === shardId) ?? null;
  const state = shard === null ? "silent" : shard.is_ready ? "operational" : "down";
  return { kind: "found", serverId, shardId, state, shard };
}

/** A shard with a shorter uptime has just restarted. */
const RESTARTED_SECONDS = 900;

/** What the state of a shard means for a server on it. */
export function advice({ state, shard }: Located): string {
  if (state === "silent") {
    return "Nothing is heard from this shard, so the bot is probably offline in your server. It is not your settings; wait a few minutes and look again.";
  }
  if (state === "down") {
    return "The bot is offline in your server until this shard is back. It is not your settings; there is nothing you need to change.";
  }
  if (shard?.uptime != null && shard.uptime < RESTARTED_SECONDS) {
    return "This shard has just restarted. If a command fails, try it once more in a minute.";
  }
  if (shard?.latency != null && shard.latency > SLOW_MS) {
    return "The bot works in your server but answers slowly at the moment. It does not need a restart or a new invite.";
  }
  return "The bot works in your server. If a command still fails, check its permissions and the channel's first.";
}

export const STATE_WORDS = {
  operational: "Operational",
  down: "Down",
  silent: "No report",
} as const;

/** '40 ms', or '–' for null. */
export function formatLatency(latency: number | null): string {
  return latency === null ? "–" : `${Math.round(latency)} ms`;
}

/** The line to paste into a support request; `asOf` is ISO 8601. */
export function supportText({ serverId, shardId, state, shard }: Located, asOf: string): string {
  const figures = shard
    ? `, latency ${formatLatency(shard.latency)}, uptime ${formatUptime(shard.uptime)}`
    : "";
  return `Server ${serverId} is on shard ${shardId}: ${STATE_WORDS[state]}${figures} (as of ${asOf})`;
}

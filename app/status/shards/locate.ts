import { isDigits } from "../../contract/digits.ts";
import type { Shard } from "../../contract/status.ts";
import { formatUptime } from "../../format/uptime.ts";
import { health, type ShardState } from "./health.ts";
import { SLOW_MS } from "./cells.ts";

/** The shard a server lives on: (id >> 22) % shard count. The id has passed `isDigits`. */
export function shardOf(serverId: string, shardCount: number): number {
  // Ids are larger than what a number holds exactly, and JavaScript's >> cuts them to 32 bits.
  return Number((BigInt(serverId) >> 22n) % BigInt(shardCount));
}

export interface Located {
  serverId: string;
  shardId: number;
  state: ShardState;
  shard: Shard | null;
}

/** "empty": nothing asked; "bad": no id; else where the server is. */
export type Answer = { kind: "empty" } | { kind: "bad" } | ({ kind: "found" } & Located);

/** Where a server is, from what somebody pasted. */
export function locate(query: string, shards: readonly Shard[]): Answer {
  const serverId = query.trim();
  if (serverId === "") return { kind: "empty" };
  const { total } = health(shards);
  if (!isDigits(serverId) || total === 0) return { kind: "bad" };
  const shardId = shardOf(serverId, total);
  const shard = shards.find(({ shard_id }) => shard_id === shardId) ?? null;
  const state = shard === null ? "silent" : shard.is_ready ? "operational" : "down";
  return { kind: "found", serverId, shardId, state, shard };
}

const FRESH_SECONDS = 900;

/** One line of plain advice for the people of a server (issue: 'Is it my server?'). */
export function advice({ state, shard }: Located): string {
  if (state === "silent") {
    return "Nothing is heard from this shard, so the bot is probably offline in your server. It is not your settings; wait a few minutes and look again.";
  }
  if (state === "down") {
    return "The bot is offline in your server until this shard is back. It is not your settings; there is nothing you need to change.";
  }
  if (shard?.uptime != null && shard.uptime < FRESH_SECONDS) {
    return "This shard has just restarted. If a command fails, try it once more in a minute.";
  }
  if (shard?.latency != null && shard.latency > SLOW_MS) {
    return "The bot works in your server but answers slowly at the moment. It does not need a restart or a new invite.";
  }
  return "The bot works in your server. If a command still fails, check its permissions and the channel's first.";
}

/** The words for a state (§4; a gap in the ids is 'No report'). */
export const STATE_WORDS = {
  operational: "Operational",
  down: "Down",
  silent: "No report",
} as const;

/** Milliseconds for reading; '–' when there are none. */
export function formatLatency(latency: number | null): string {
  return latency === null ? "–" : `${Math.round(latency)} ms`;
}

/** What somebody pastes to support: server, shard, state, figures and when (ISO 8601). */
export function supportText({ serverId, shardId, state, shard }: Located, asOf: string): string {
  const figures = shard
    ? `, latency ${formatLatency(shard.latency)}, uptime ${formatUptime(shard.uptime)}`
    : "";
  return `Server ${serverId} is on shard ${shardId}: ${STATE_WORDS[state]}${figures} (as of ${asOf})`;
}

import { ADVICE, SHARDS, SUPPORT_TEXT } from "../../content/status/shards.ts";
import { STATUS } from "../../content/status/status.ts";
import { UI } from "../../content/ui.ts";
import { idIn, isRounded } from "../../contract/digits.ts";
import type { Shard } from "../../contract/status.ts";
import { formatCount } from "../../format/number.ts";
import { formatUptime } from "../../format/elapsed.ts";
import { health, type ShardState } from "./health.ts";
import { SLOW_MS } from "./cells.ts";

/** A server's shard: (id >> 22) % shard count. The id must pass `isDigits`. */
export function shardOf(serverId: string, shardCount: number): number {
  // Ids exceed a number's 53 bits, and `>>` would cut them to 32.
  return Number((BigInt(serverId) >> 22n) % BigInt(shardCount));
}

export interface Located {
  serverId: string;
  shardId: number;
  state: ShardState;
  shard: Shard | null;
}

/** "empty": no query. "bad": no server id, with the reason. */
export type Location =
  | { kind: "empty" }
  | { kind: "bad"; reason: string }
  | ({ kind: "found" } & Located);

/** The entered server's shard. @param count the bot's shards; 0 if unknown. */
export function locate(query: string, shards: readonly Shard[], count: number): Location {
  if (query.trim() === "") return { kind: "empty" };
  const serverId = idIn(query, "server");
  const total = count > 0 ? count : health(shards, 0).total;
  if (serverId === null || total === 0) {
    return { kind: "bad", reason: isRounded(query) ? UI.roundedId : STATUS.finderBad };
  }
  const shardId = shardOf(serverId, total);
  const shard = shards.find(({ shard_id }) => shard_id === shardId) ?? null;
  const state = shard === null ? "silent" : shard.is_ready ? "operational" : "down";
  return { kind: "found", serverId, shardId, state, shard };
}

/** 'Server 9148…2148 belongs to shard 4' */
export function belongsTo({ serverId, shardId }: Pick<Located, "serverId" | "shardId">): string {
  return STATUS.yourShard(`${serverId.slice(0, 4)}…${serverId.slice(-4)}`, shardId);
}

/** A shorter uptime means a restart. */
const RESTARTED_SECONDS = 900;

/** What a shard's state means for its servers. */
export function advice({ state, shard }: Pick<Located, "state" | "shard">): string {
  if (state !== "operational") return ADVICE[state];
  if (shard?.uptime != null && shard.uptime < RESTARTED_SECONDS) return ADVICE.restarted;
  if (shard?.latency != null && shard.latency > SLOW_MS) return ADVICE.slow;
  return ADVICE.good;
}

export const STATE_WORDS = SHARDS.states;

/** '40 ms', or '–' for null. */
export function formatLatency(latency: number | null): string {
  return latency === null ? SHARDS.unknown : SHARDS.milliseconds(formatCount(latency));
}

/** A line for support; `asOf` is ISO 8601. */
export function supportText({ serverId, shardId, state, shard }: Located, asOf: string): string {
  const figures = shard
    ? SUPPORT_TEXT.figures(formatLatency(shard.latency), formatUptime(shard.uptime))
    : "";
  return SUPPORT_TEXT.line(serverId, shardId, `${STATE_WORDS[state]}${figures}`, asOf);
}

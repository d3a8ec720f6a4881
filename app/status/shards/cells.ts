import type { Shard } from "../../contract/status.ts";
import { silentShards, type ShardState } from "./health.ts";

/** A shard that should exist; `shard` is null where the bot's list has a gap. */
export interface Cell {
  id: number;
  state: ShardState;
  shard: Shard | null;
}

/** Every shard that should exist, by id. @param count How many the bot is known to have; 0 while that is unknown. */
export function cellsOf(shards: readonly Shard[], count: number): Cell[] {
  return [
    ...shards.map((shard): Cell => ({
      id: shard.shard_id,
      state: shard.is_ready ? "operational" : "down",
      shard,
    })),
    ...silentShards(shards, count).map((id): Cell => ({ id, state: "silent", shard: null })),
  ].sort((a, b) => a.id - b.id);
}

export interface CellView {
  problemsOnly: boolean;
  /** Slowest first; those without a latency before all others. */
  byLatency: boolean;
}

/** A shard slower than this (ms) counts as a problem, although it is up. */
export const SLOW_MS = 250;

export function isProblem({ state, shard }: Cell): boolean {
  return state !== "operational" || (shard?.latency ?? 0) > SLOW_MS;
}

/** The cells of a view, in its order. */
export function cellsIn({ problemsOnly, byLatency }: CellView, cells: readonly Cell[]): Cell[] {
  const shown = problemsOnly ? cells.filter(isProblem) : [...cells];
  if (!byLatency) return shown;
  const latency = ({ state, shard }: Cell) =>
    state === "operational"
      ? (shard?.latency ?? Number.POSITIVE_INFINITY)
      : Number.POSITIVE_INFINITY;
  return shown.sort((a, b) => {
    const [first, second] = [latency(a), latency(b)];
    return first === second ? a.id - b.id : second - first;
  });
}

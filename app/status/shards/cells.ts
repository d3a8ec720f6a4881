import type { Shard } from "../../contract/status.ts";
import { silentShards, type ShardState } from "./health.ts";
import { SHARDS } from "../../content/status/shards.ts";

/** A shard that should exist; `shard` is null for a gap in the bot's list. */
export interface Cell {
  id: number;
  state: ShardState;
  shard: Shard | null;
}

/** Every shard that should exist, by id. @param count the bot's shards; 0 if unknown. */
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
  /** Slowest first, after those without latency. */
  byLatency: boolean;
}

/** A slower shard (ms) counts as a problem, although up. */
export const SLOW_MS = 250;

export function isProblem({ state, shard }: Cell): boolean {
  return state !== "operational" || (shard?.latency ?? 0) > SLOW_MS;
}

/** A view's cells, in its order. */
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

/** Most shards of a state in the banner; the grid shows all. */
const LISTED = 6;

/** 'Down: shard 17', or 'Down: shards 3, 17 and 5 more · No report: shard 2'; "" if none. */
export function troublesOf(cells: readonly Cell[]): string {
  return (["down", "silent"] as const)
    .map((state) => ({
      state,
      ids: cells.filter((cell) => cell.state === state).map(({ id }) => id),
    }))
    .filter(({ ids }) => ids.length > 0)
    .map(({ state, ids }) =>
      SHARDS.listed(SHARDS.states[state], ids.slice(0, LISTED), ids.length - LISTED),
    )
    .join(" · ");
}

import type { Shard } from "../../contract/status.ts";
import { silentShards, type ShardState } from "./health.ts";

/** A shard there should be; `shard` is null where the bot's answer has a gap. */
export interface Slot {
  id: number;
  state: ShardState;
  shard: Shard | null;
}

/** Every shard there should be, by id; of long gaps the first 64. */
export function slotsOf(shards: readonly Shard[]): Slot[] {
  return [
    ...shards.map((shard): Slot => ({
      id: shard.shard_id,
      state: shard.is_ready ? "operational" : "down",
      shard,
    })),
    ...silentShards(shards).map((id): Slot => ({ id, state: "silent", shard: null })),
  ].sort((a, b) => a.id - b.id);
}

export interface View {
  problemsOnly: boolean;
  /** Slowest first; those without a latency come before all, they are the worst. */
  byLatency: boolean;
}

/** A shard slower than this has a problem, although it is up (ms). */
export const SLOW_MS = 250;

export function isProblem({ state, shard }: Slot): boolean {
  return state !== "operational" || (shard?.latency ?? 0) > SLOW_MS;
}

/** The slots a view shows, in its order. */
export function viewed(slots: readonly Slot[], { problemsOnly, byLatency }: View): Slot[] {
  const shown = problemsOnly ? slots.filter(isProblem) : [...slots];
  if (!byLatency) return shown;
  const latency = ({ state, shard }: Slot) =>
    state === "operational"
      ? (shard?.latency ?? Number.POSITIVE_INFINITY)
      : Number.POSITIVE_INFINITY;
  return shown.sort((a, b) => {
    const [first, second] = [latency(a), latency(b)];
    return first === second ? a.id - b.id : second - first;
  });
}

import type { Range } from "../../contract/range.ts";
import type { Loaded } from "./use-status.ts";
import { unpackPoints, unpackShards } from "./packed.ts";

interface Packed {
  packed: string;
  /** Epoch ms at which the bot said it. */
  asOf: number;
}

/** What the loader sends: lists packed, times in epoch ms by the worker's clock. */
export interface PackedStatus {
  range: Range;
  at: number;
  shards: Packed | null;
  history: Packed | null;
  shardsError: string | null;
  historyError: string | null;
}

/** The same as the page works with it. */
export function unpackLoaded(status: PackedStatus): Loaded {
  const { range, at, shards, history, shardsError, historyError } = status;
  return {
    range,
    shardsError,
    historyError,
    shards: shards && { value: unpackShards(shards.packed), asOf: shards.asOf, at, heard: 0 },
    history: history && {
      value: { range, points: unpackPoints(history.packed) },
      asOf: history.asOf,
      at,
      heard: 0,
    },
  };
}

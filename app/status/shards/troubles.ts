import { SHARDS } from "../../content/status/shards.ts";
import type { Cell } from "./cells.ts";

/** Most shards of a state in the banner; the grid shows all. */
const LISTED = 6;

/** 'Down: shard 17', or 'Down: shard 3, 17 and 5 more · No report: shard 2'; "" if none. */
export function troublesOf(cells: readonly Cell[]): string {
  return (["down", "silent"] as const)
    .map((state) => ({
      state,
      ids: cells.filter((cell) => cell.state === state).map(({ id }) => id),
    }))
    .filter(({ ids }) => ids.length > 0)
    .map(({ state, ids }) => {
      const named = ids.slice(0, LISTED).join(", ");
      return SHARDS.listed(SHARDS.states[state], named, ids.length - LISTED);
    })
    .join(" · ");
}

import { useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** How many items were drawn when this history entry was left; 0 if unknown. */
function drawnBefore(list: string): number {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("drawn" in state)) return 0;
  const { drawn } = state;
  if (typeof drawn !== "object" || drawn === null || !("count" in drawn)) return 0;
  const isSame = "list" in drawn && drawn.list === list;
  return isSame && typeof drawn.count === "number" ? drawn.count : 0;
}

/**
 * How many items of a list are drawn: first `least`. On the way back as many as before, for the
 * page's height. `list` names the list with its filters.
 */
export function useDrawn(list: string, least: number): [number, (count: number) => void] {
  const isHydrated = useHydrated();
  const [drawn, setDrawn] = useState(() => ({
    list,
    count: isHydrated ? Math.max(least, drawnBefore(list)) : least,
  }));
  function draw(count: number) {
    setDrawn({ list, count });
    window.history.replaceState({ ...window.history.state, drawn: { list, count } }, "");
  }
  return [drawn.list === list ? drawn.count : least, draw];
}

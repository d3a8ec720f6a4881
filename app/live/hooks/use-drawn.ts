import { useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** How many items of the list were drawn when this entry of the tab's history was left; 0 where that is unknown. */
function drawnBefore(list: string): number {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("drawn" in state)) return 0;
  const { drawn } = state;
  if (typeof drawn !== "object" || drawn === null || !("count" in drawn)) return 0;
  const isSame = "list" in drawn && drawn.list === list;
  return isSame && typeof drawn.count === "number" ? drawn.count : 0;
}

/**
 * How many items of a list are drawn, `least` at first. On the way back as many as before are drawn at once, so that
 * the page has its height. `list` names the list with its filters.
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

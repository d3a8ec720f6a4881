import { useSyncExternalStore } from "react";

/** Milliseconds after which even a slow phone has finished loading the page. */
const IDLE_MS = 4_000;
const INTERACTION_EVENTS = [
  "keydown",
  "pointerdown",
  "wheel",
  "touchstart",
  "scroll",
  "focusin",
] as const;

let isOver = false;

function subscribe(listener: () => void): () => void {
  if (isOver) return () => {};
  const controller = new AbortController();
  const end = () => {
    isOver = true;
    listener();
  };
  const timer = setTimeout(end, IDLE_MS);
  controller.signal.addEventListener("abort", () => clearTimeout(timer));
  for (const type of INTERACTION_EVENTS) {
    window.addEventListener(type, end, {
      signal: controller.signal,
      capture: true,
      passive: true,
    });
  }
  return () => controller.abort();
}

/** Whether the page has been idle for a while or was used; stays true. Used to load parts that the first screen does not need. */
export function useIdleOrInteraction(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOver,
    () => false,
  );
}

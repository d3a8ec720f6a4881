import { useSyncExternalStore } from "react";

/** How long after loading even a slow phone has drawn the page and answers again. */
const RESTS_MS = 4_000;
const SIGNS = ["keydown", "pointerdown", "wheel", "touchstart", "scroll", "focusin"] as const;

let isCalm = false;

function subscribe(changed: () => void): () => void {
  if (isCalm) return () => {};
  const done = new AbortController();
  const rest = () => {
    isCalm = true;
    changed();
  };
  const timer = setTimeout(rest, RESTS_MS);
  done.signal.addEventListener("abort", () => clearTimeout(timer));
  for (const sign of SIGNS) {
    window.addEventListener(sign, rest, { signal: done.signal, capture: true, passive: true });
  }
  return () => done.abort();
}

/**
 * Whether the page has come to rest after its loading, or its visitor has begun to use it, whichever is
 * first; stays true. For what the first screen does not need.
 */
export function useCalm(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isCalm,
    () => false,
  );
}

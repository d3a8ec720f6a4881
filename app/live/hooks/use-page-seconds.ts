import { useSyncExternalStore } from "react";

const STEP_MS = 5_000;

/** Seconds since this page was requested, whatever the clock says. */
export function pageSeconds(): number {
  return performance.now() / 1_000;
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) listener();
  }, STEP_MS);
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}

function stepped(): number {
  return Math.floor(performance.now() / STEP_MS) * (STEP_MS / 1_000);
}

/** The same as state that changes every five seconds; 0 on the server and during hydration. */
export function usePageSeconds(): number {
  return useSyncExternalStore(subscribe, stepped, () => 0);
}

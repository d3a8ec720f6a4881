import { useSyncExternalStore } from "react";

const STEP_MS = 5_000;

/** Seconds since this page was asked for; survives a wrong clock. 0 on the server. */
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

/** The same as a value that moves on every five seconds; 0 during hydration, so that it agrees. */
export function usePageSeconds(): number {
  return useSyncExternalStore(subscribe, stepped, () => 0);
}

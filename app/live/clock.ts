import { useSyncExternalStore } from "react";

/** How often displayed ages update. */
const STEP_MS = 5_000;

/** The worker's clock minus the reader's, in ms; null until needed. */
let ahead: number | null = null;

/**
 * When the worker sent this document, in epoch ms by its clock: the reader's may be off by hours.
 * The reader's serves only if the browser hides `Server-Timing`. 0 on the server.
 */
export function documentTime(): number {
  if (typeof document === "undefined") return 0;
  const [navigation] = performance.getEntriesByType("navigation");
  const sent =
    navigation instanceof PerformanceNavigationTiming
      ? navigation.serverTiming.find(({ name }) => name === "at")
      : undefined;
  return sent?.duration ?? Date.now() - performance.now();
}

/** Epoch ms by the worker's clock; on the server, by its own. */
export function now(): number {
  if (typeof document === "undefined") return Date.now();
  ahead ??= documentTime() + performance.now() - Date.now();
  return Math.round(Date.now() + ahead);
}

/** When the bot sent something and when it arrived here: epoch ms by the worker's clock. */
export interface Times {
  asOf: number;
  at: number;
}

/** After a stale answer: by then the worker has a fresh one. */
const OLD_PAUSE_MS = 15_000;

/**
 * Ms until data with a lifetime of `ttl` ms is read again: at least a second, and not before
 * OLD_PAUSE_MS after it arrived.
 */
export function timeLeft({ asOf, at }: Times, ttl: number): number {
  return Math.max(1_000, Math.max(asOf + ttl, at + OLD_PAUSE_MS) - now());
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

/** Seconds since a time, updated every five; null on the server and during hydration. */
export function useAge(asOf: number): number | null {
  return useSyncExternalStore(
    subscribe,
    () => {
      const stepped = Math.floor(now() / STEP_MS) * STEP_MS;
      return Math.max(0, Math.round((stepped - asOf) / 1_000));
    },
    () => null,
  );
}

import { useSyncExternalStore } from "react";

/** The interval at which ages on the page change. */
const STEP_MS = 5_000;

/** The worker's clock minus the clock of the reader's machine, in ms; null until it is needed. */
let ahead: number | null = null;

/**
 * When the worker sent this document: epoch ms by its clock, as the reader's may be off by hours. Only a browser
 * that does not show `Server-Timing` goes by the reader's. On the server, which draws no ages, 0.
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

/** Milliseconds since 1970 by the worker's clock; on the server, by its own. */
export function now(): number {
  if (typeof document === "undefined") return Date.now();
  ahead ??= documentTime() + performance.now() - Date.now();
  return Math.round(Date.now() + ahead);
}

/** When something was sent by the bot, and when it arrived here: epoch ms by the worker's clock. */
export interface Times {
  asOf: number;
  at: number;
}

/** The pause after an answer that was old when it came: the worker has got a new one behind it by then. */
const OLD_PAUSE_MS = 15_000;

/**
 * Milliseconds until data that may be `ttl` ms old is read again: not before OLD_PAUSE_MS after it arrived, and at
 * least a second.
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

/** Seconds since a time, as state that changes every five of them; null on the server and during hydration. */
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

import { useCallback, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
/** Stands in where the browser refuses storage (private windows, blocked cookies). */
const memory = new Map<string, string>();

/** The text kept in this browser under `key`; null if there is none. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a text in this browser and tells every reader of this tab; other tabs hear it by themselves. */
export function writeStored(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // kept in memory: the choice holds until the page is closed
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when a kept text changes, here or in another tab. Returns the way to stop. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/**
 * A text kept in this browser under `key`, shared between tabs. The server and the first paint see
 * `fallback`, so that hydration agrees.
 */
export function useStored(
  key: string,
  fallback: string,
): [value: string, store: (value: string) => void] {
  const value = useSyncExternalStore(
    subscribeStored,
    () => readStored(key) ?? fallback,
    () => fallback,
  );
  const store = useCallback((next: string) => writeStored(key, next), [key]);
  return [value, store];
}

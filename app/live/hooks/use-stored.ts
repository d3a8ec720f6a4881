import { useCallback, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
/** What the browser refused to store (private windows, blocked cookies, no room left). */
const memory = new Map<string, string>();

/** The text kept in this browser under `key`; null if there is none. */
export function readStored(key: string): string | null {
  // Where storage is full it still holds the text before.
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text in this browser and tells every reader of this tab; other tabs hear it by themselves.
 * What the browser does not store is kept in memory until the page is closed.
 */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
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

/** Whether what is kept under `key` outlives this page: the browser stored it when it was last written. */
export function isStored(key: string): boolean {
  return !memory.has(key);
}

/** The same as a value that follows every write; true during hydration. */
export function useIsStored(key: string): boolean {
  return useSyncExternalStore(
    subscribeStored,
    () => isStored(key),
    () => true,
  );
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

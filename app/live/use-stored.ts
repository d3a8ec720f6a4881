import { useCallback, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
/** Stands in where the browser refuses storage (private windows, blocked cookies). */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // kept in memory: the choice holds until the page is closed
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
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
    subscribe,
    () => read(key) ?? fallback,
    () => fallback,
  );
  const store = useCallback((next: string) => write(key, next), [key]);
  return [value, store];
}

import { useCallback, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
/** Texts the browser refused to store: blocked or full. */
const memory = new Map<string, string>();

/** What the tab keeps for itself, over reloads, has keys that begin with "tab"; the rest is the browser's. */
function storageOf(key: string): Storage {
  return key.startsWith("tab") ? sessionStorage : localStorage;
}

/** The stored text under `key`, else null. */
export function readStored(key: string): string | null {
  // Full storage still has an older text.
  const unstored = memory.get(key);
  if (unstored !== undefined) return unstored;
  try {
    return storageOf(key).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text and notifies this tab's subscribers; other tabs get the browser's own event. What the
 * browser refuses stays in memory until the page is closed.
 */
export function writeStored(key: string, value: string): void {
  try {
    storageOf(key).setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when a stored text changes, here or in another tab. Returns the unsubscribe function. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Whether the browser accepted the last text under `key`, so that it outlives this page. */
export function isStored(key: string): boolean {
  return !memory.has(key);
}

/** Whether the browser accepted the last text under `key`, as state; true during hydration. */
export function useIsStored(key: string): boolean {
  return useSyncExternalStore(
    subscribeStored,
    () => isStored(key),
    () => true,
  );
}

/** The stored text under `key` as state, shared between tabs; `fallback` on the server and during hydration. */
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

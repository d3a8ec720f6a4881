import { useCallback, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
/** Texts that the browser refused to store (blocked or full). */
const memory = new Map<string, string>();

/** Keys that begin with "tab" belong to the tab and survive reloads; others to the browser. */
function storageOf(key: string): Storage {
  return key.startsWith("tab") ? sessionStorage : localStorage;
}

/** The stored text under `key`, else null. */
export function readStored(key: string): string | null {
  // A full storage still has an older text.
  const unstored = memory.get(key);
  if (unstored !== undefined) return unstored;
  try {
    return storageOf(key).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text and notifies this tab; other tabs get the browser's event. A refused text stays in
 * memory until the page closes.
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

/** Calls `listener` when any tab changes a stored text. Returns the unsubscribe function. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Whether the browser stored the last text under `key`, so it outlives the page. */
export function isStored(key: string): boolean {
  return !memory.has(key);
}

/** `isStored` as state; true during hydration. */
export function useIsStored(key: string): boolean {
  return useSyncExternalStore(
    subscribeStored,
    () => isStored(key),
    () => true,
  );
}

/** A stored text as state, shared between tabs; `fallback` on the server and during hydration. */
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

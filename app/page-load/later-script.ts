import { useSyncExternalStore } from "react";

/** What the script of a later part exports, for a component that the part stands in: null until it has come. */
export function laterScript<T>(importScript: () => Promise<T>) {
  let script: T | null = null;
  const listeners = new Set<() => void>();
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  async function load(): Promise<T> {
    script = await importScript();
    for (const listener of listeners) listener();
    return script;
  }
  function useScript(): T | null {
    return useSyncExternalStore(
      subscribe,
      () => script,
      () => null,
    );
  }
  return { load, useScript };
}

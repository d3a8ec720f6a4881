/** One value of this tab that components follow by `useSyncExternalStore`. */
export interface Store<T> {
  get: () => T;
  set: (value: T) => void;
  /** Calls `listener` after each change. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

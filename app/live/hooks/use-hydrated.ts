import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False while the server renders and during hydration, true from then on. What it brings is drawn with low
 * priority: a store by itself has everything that asks drawn in one go, in the task that ends hydration.
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}

import {
  lazy,
  memo,
  Suspense,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import { PressAgain } from "../live/press-again.tsx";

/** Whether a script of this page is lost. Only a new document can bring it. */
let isLost = false;
const listeners = new Set<() => void>();

/** Reports a lost script and stays pending: on an error React would remove what the server drew. */
function lose(error: unknown): Promise<never> {
  reportError(error);
  isLost = true;
  for (const listener of listeners) listener();
  return new Promise(() => {});
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Nobody misses a lost decoration. */
const doWithout = () => new Promise<never>(() => {});

export function useIsPartLost(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLost,
    () => false,
  );
}

/**
 * A component with its own script, loaded at its first render, with `waiting` in its place. If the
 * script is lost, the page stays and offers a reload (frame/lost-part.tsx), unless the part only
 * decorates.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
  { onlyDecorates = false } = {},
): ComponentType<Props> {
  const onLoss = onlyDecorates ? doWithout : lose;
  const Part = lazy(() => (import.meta.env.SSR ? load() : load().catch(onLoss)));
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
        <PressAgain />
      </Suspense>
    );
  });
}

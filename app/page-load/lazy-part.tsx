import {
  lazy,
  memo,
  Suspense,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import { PressAgain } from "../live/press-again.tsx";

/** Whether a script of this page is lost. Only a new document brings it. */
let isLost = false;
const listeners = new Set<() => void>();

/** Reports a lost script, and stays pending: React would take what the server drew away after an error. */
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

/** A lost decoration is missed by nobody. */
const doWithout = () => new Promise<never>(() => {});

/** Whether a part of this page could not be loaded. */
export function useIsPartLost(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLost,
    () => false,
  );
}

/**
 * A component in a script of its own, loaded when it is first rendered. `waiting` stands in its place until then.
 * Where the script is lost, the page stays as it is and offers a reload (frame/lost-part.tsx), unless the part only
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

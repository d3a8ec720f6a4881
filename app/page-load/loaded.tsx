import { lazy, Suspense, type ReactNode } from "react";
import { Await } from "react-router";
import { isFailed, type Later, type Load } from "./load.ts";

/** Wanted only where loading failed. */
const Broken = lazy(() => import("./broken.tsx"));

interface LoadedProps<T extends object> {
  load: Load<T> | Later<T>;
  /** What stands there while the data is on its way. */
  loading: ReactNode;
  /** The text of the error panel (§8). */
  text: string;
  /** A line that says the page is trying again. */
  trying: ReactNode;
  /** The same data, read from the browser. */
  again: () => Promise<T>;
  children: (data: T) => ReactNode;
}

/**
 * Loading, then loaded or failed (§4). Where the server could not load, the panel stands and the
 * browser tries again by itself; after a navigation the tries have been made before the panel shows.
 */
export function Loaded<T extends object>({ load, loading, children, ...rest }: LoadedProps<T>) {
  function shown(outcome: Load<T>, auto: boolean): ReactNode {
    if (!isFailed(outcome)) return children(outcome);
    return (
      <Broken {...rest} detail={outcome.failed} auto={auto}>
        {children}
      </Broken>
    );
  }
  return (
    <Suspense fallback={loading}>
      {"later" in load ? (
        <Await resolve={load.later}>{(outcome: Load<T>) => shown(outcome, false)}</Await>
      ) : (
        shown(load, true)
      )}
    </Suspense>
  );
}

import { Suspense, type ReactNode } from "react";
import { Await } from "react-router";
import { useHydrated } from "../live/use-hydrated.ts";
import { useAgain } from "./use-again.ts";
import { isFailed, type Later, type Load } from "./load.ts";
import { PageFailure } from "./page-failure.tsx";

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
export function Loaded<T extends object>(props: LoadedProps<T>) {
  const { load, loading, children } = props;
  if (!("later" in load)) {
    return isFailed(load) ? <Broken {...props} detail={load.failed} auto /> : children(load);
  }
  return (
    <Suspense fallback={loading}>
      <Await resolve={load.later}>
        {(outcome: Load<T>) =>
          isFailed(outcome) ? (
            <Broken {...props} detail={outcome.failed} auto={false} />
          ) : (
            children(outcome)
          )
        }
      </Await>
    </Suspense>
  );
}

interface BrokenProps<T extends object> extends LoadedProps<T> {
  detail: string | null;
  /** Tries by itself, without being asked. */
  auto: boolean;
}

function Broken<T extends object>({ text, detail, trying, again, auto, children }: BrokenProps<T>) {
  const isHydrated = useHydrated();
  const { data, isTrying, retry } = useAgain(text, again, auto);
  if (data) return children(data);
  return (
    <>
      <PageFailure text={text} detail={detail} onRetry={retry} />
      {/* Without the script nothing tries. */}
      <div className="min-h-16 pt-4">{isHydrated && isTrying ? trying : null}</div>
    </>
  );
}

import type { ReactNode } from "react";
import { Deferred, type DeferredData } from "./deferred.tsx";
import { lazyPart } from "./lazy-part.tsx";
import { isFailed, type LoadResult } from "./failed.ts";

/** Loaded only after a failure. */
const RetryPanel = lazyPart(() => import("./retry-panel.tsx"));

interface RetryableProps<T extends object> {
  result: LoadResult<T> | DeferredData<LoadResult<T>>;
  /** Shown while the data loads. */
  fallback: ReactNode;
  /** The text of the error panel. */
  text: string;
  /** Shown under the error panel while another attempt is made. */
  retrying: ReactNode;
  /** Loads the same data from the browser. */
  load: () => Promise<T>;
  children: (data: T) => ReactNode;
}

/**
 * Data, or the error panel that can load it again. After a failure on the server the browser does so by
 * itself; a client navigation has made its attempts before.
 */
export function Retryable<T extends object>(props: RetryableProps<T>) {
  const { result, fallback, children, ...panel } = props;
  const isAutomatic = !("deferred" in result);
  return (
    <Deferred data={result} fallback={fallback}>
      {(outcome) =>
        isFailed(outcome) ? (
          <RetryPanel {...panel} failure={outcome} isAutomatic={isAutomatic}>
            {children}
          </RetryPanel>
        ) : (
          children(outcome)
        )
      }
    </Deferred>
  );
}

import type { ReactNode } from "react";
import type { Endpoint } from "../live/http/read.ts";
import { Deferred, type DeferredData } from "./deferred.tsx";
import { isFailed, type LoadResult } from "./failed.ts";
import { RetryPanel } from "./retry-panel.tsx";

interface RetryableProps<T extends object, Value> {
  result: LoadResult<T> | DeferredData<LoadResult<T>>;
  /** Shown while the data loads. */
  fallback: ReactNode;
  /** The text of the error panel. */
  text: string;
  /** Shown under the error panel while another attempt is made. */
  retrying: ReactNode;
  /** The browser's read of the same. */
  read: Endpoint<[], Value>;
  /** The data in what was read. */
  dataOf: (value: Value) => T;
  children: (data: T) => ReactNode;
}

/** Data, or the error panel, with which the browser loads it again by itself. */
export function Retryable<T extends object, Value>(props: RetryableProps<T, Value>) {
  const { result, fallback, children, ...panel } = props;
  return (
    <Deferred data={result} fallback={fallback}>
      {(outcome) =>
        isFailed(outcome) ? (
          <RetryPanel {...panel} failure={outcome}>
            {(value) => children(props.dataOf(value))}
          </RetryPanel>
        ) : (
          children(outcome)
        )
      }
    </Deferred>
  );
}

import type { ReactNode } from "react";
import type { ValueOf } from "../live/http/read.ts";
import { Deferred, type DeferredData } from "./deferred.tsx";
import { isFailed, type LoadResult } from "./failed.ts";
import { RetryPanel, type PanelRead } from "./retry-panel.tsx";

interface RetryableProps<T extends object> {
  result: LoadResult<T> | DeferredData<LoadResult<T>>;
  /** Shown while the data loads. */
  fallback: ReactNode;
  /** The text of the error panel. */
  text: string;
  /** Shown under the error panel while another attempt is made. */
  retrying: ReactNode;
  /** The browser's read of the same. */
  read: PanelRead;
  /** The data in what was read. A method, because its parameter is bivariant: each page has one read. */
  dataOf(value: ValueOf<PanelRead>): T;
  children: (data: T) => ReactNode;
}

/** Data, or the error panel, with which the browser loads it again by itself. */
export function Retryable<T extends object>(props: RetryableProps<T>) {
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

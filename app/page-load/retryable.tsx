import type { ReactNode } from "react";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import type { Endpoint } from "../live/http/read.ts";
import { requestIdOf } from "../live/http/request.ts";
import { useRead } from "../live/use-read.ts";
import { Deferred, type DeferredData } from "./deferred.tsx";
import { isFailed, type Failed, type LoadResult } from "./failed.ts";
import { PageFailure } from "./page-failure.tsx";

interface PanelProps<T extends object, Value> {
  text: string;
  /** Shown in the panel during another attempt. */
  retrying: ReactNode;
  /** The browser's read of the same data, with its own attempts. */
  read: Endpoint<[], Value>;
  dataOf: (value: Value) => T;
  children: (data: T) => ReactNode;
}

interface RetryableProps<T extends object, Value> extends PanelProps<T, Value> {
  result: LoadResult<T> | DeferredData<LoadResult<T>>;
  fallback: ReactNode;
}

/** Data, or the error panel with which the browser tries again by itself. */
export function Retryable<T extends object, Value>(props: RetryableProps<T, Value>) {
  const { result, fallback, ...panel } = props;
  return (
    <Deferred data={result} fallback={fallback}>
      {(outcome) =>
        isFailed(outcome) ? <RetryPanel {...panel} failure={outcome} /> : panel.children(outcome)
      }
    </Deferred>
  );
}

function RetryPanel<T extends object, Value>(props: PanelProps<T, Value> & { failure: Failed }) {
  const { text, failure, retrying, read, dataOf, children } = props;
  // Without scripts there is no other attempt.
  const isHydrated = useHydrated();
  const { answer, error, isLoading, reload } = useRead(read, []);
  if (answer) return children(dataOf(answer.value));
  return (
    <PageFailure
      text={text}
      detail={failure.failed}
      requestId={error === undefined ? failure.requestId : requestIdOf(error)}
      onRetry={() => void reload()}
      progress={isHydrated && isLoading ? retrying : null}
    />
  );
}

import type { ReactNode } from "react";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import type { Endpoint } from "../live/http/read.ts";
import { requestIdOf } from "../live/http/request.ts";
import { useRead } from "../live/use-read.ts";
import { Deferred, type DeferredData } from "./deferred.tsx";
import { isFailed, type Failed, type LoadResult } from "./failed.ts";
import { PageFailure } from "./page-failure.tsx";

interface PanelProps<T extends object, Value> {
  /** The text of the error panel. */
  text: string;
  /** Shown in the panel while another attempt is made. */
  retrying: ReactNode;
  /** The browser's read of the same. It makes its attempts itself. */
  read: Endpoint<[], Value>;
  /** The data in what was read. */
  dataOf: (value: Value) => T;
  children: (data: T) => ReactNode;
}

interface RetryableProps<T extends object, Value> extends PanelProps<T, Value> {
  result: LoadResult<T> | DeferredData<LoadResult<T>>;
  /** Shown while the data loads. */
  fallback: ReactNode;
}

/** Data, or the error panel, with which the browser loads it again by itself. */
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
  // Without script there is no other attempt.
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

import type { ReactNode } from "react";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import type { Endpoint } from "../live/http/read.ts";
import { requestIdOf } from "../live/http/request.ts";
import { useRead } from "../live/use-read.ts";
import type { Failed } from "./failed.ts";
import { PageFailure } from "./page-failure.tsx";

interface RetryPanelProps<T> {
  /** The text of the error panel. */
  text: string;
  /** The load that has failed. */
  failure: Failed;
  /** Shown in the panel while an attempt is made. */
  retrying: ReactNode;
  /** The read that loads the same. It makes its attempts itself. */
  read: Endpoint<[], T>;
  /** Renders what was read. */
  children: (value: T) => ReactNode;
}

/** The error panel in place of data that failed to load, which the browser reads by itself until an attempt succeeds. */
export function RetryPanel<T>(props: RetryPanelProps<T>) {
  const { text, failure, retrying, read, children } = props;
  // Without script there is no other attempt.
  const isHydrated = useHydrated();
  const { answer, error, isLoading, reload } = useRead(read, []);
  if (answer) return children(answer.value);
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

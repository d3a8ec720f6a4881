import { useRef, useState, type ReactNode } from "react";
import useSWR from "swr";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import { requestIdOf } from "../live/http/request.ts";
import { withRetries } from "../live/http/retries.ts";
import type { Failed } from "./failed.ts";
import { PageFailure } from "./page-failure.tsx";

interface RetryPanelProps<T extends object> {
  /** The text of the error panel. */
  text: string;
  /** The load that has failed. */
  failure: Failed;
  /** Shown in the panel while an attempt is made. */
  retrying: ReactNode;
  load: () => Promise<T>;
  /** Whether to load once without waiting for 'Try Again'. */
  isAutomatic: boolean;
  /** Renders the data once it is there. A method, because its parameters are bivariant: `lazy` fixes T. */
  children(data: T): ReactNode;
}

/** The error panel in place of data that failed to load, until another attempt succeeds. */
export default function RetryPanel<T extends object>(props: RetryPanelProps<T>) {
  const { text, failure, retrying, load, isAutomatic } = props;
  // Without script there is no other attempt.
  const isHydrated = useHydrated();
  const { data, error, isRetrying, retry } = useRetry(text, load, isAutomatic);
  if (data) return props.children(data);
  return (
    <PageFailure
      text={text}
      detail={failure.failed}
      requestId={error === undefined ? failure.requestId : requestIdOf(error)}
      onRetry={retry}
      progress={isHydrated && isRetrying ? retrying : null}
    />
  );
}

interface Retry<T> {
  data: T | null;
  /** Why the last attempt from here failed; undefined before. */
  error: unknown;
  isRetrying: boolean;
  retry: () => void;
}

/** Loads again what has failed: at once when `isAutomatic`, and at each call of `retry`. */
function useRetry<T extends object>(
  key: string,
  load: () => Promise<T>,
  isAutomatic: boolean,
): Retry<T> {
  const [isEnabled, setEnabled] = useState(isAutomatic);
  const isRetry = useRef(isAutomatic);
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    isEnabled ? key : null,
    () => {
      const options = { isRetry: isRetry.current };
      isRetry.current = false;
      return withRetries(load, options);
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return {
    data: data ?? null,
    error,
    isRetrying: isValidating,
    retry: () => (isEnabled ? void mutate() : setEnabled(true)),
  };
}

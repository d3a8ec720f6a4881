import { useRef, useState, type ReactNode } from "react";
import useSWR from "swr";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import { withRetries } from "../live/http/retries.ts";
import { PageFailure } from "./page-failure.tsx";

interface RetryPanelProps<T extends object> {
  /** The text of the error panel, and the line under it. */
  text: string;
  detail: string | null;
  /** Shown under the panel while an attempt is made. */
  retrying: ReactNode;
  load: () => Promise<T>;
  /** Whether to load once without waiting for 'Try Again'. */
  isAutomatic: boolean;
  /** Renders the data once it is there. A method, because its parameters are bivariant: `lazy` fixes T. */
  children(data: T): ReactNode;
}

/** The error panel in place of data that failed to load, until another attempt succeeds. */
export default function RetryPanel<T extends object>(props: RetryPanelProps<T>) {
  const { text, detail, retrying, load, isAutomatic } = props;
  const isHydrated = useHydrated();
  const { data, isRetrying, retry } = useRetry(text, load, isAutomatic);
  if (data) return props.children(data);
  return (
    <>
      <PageFailure text={text} detail={detail} onRetry={retry} />
      {/* Without script there is no other attempt. */}
      <div className="flex min-h-16 pt-4">{isHydrated && isRetrying ? retrying : null}</div>
    </>
  );
}

interface Retry<T> {
  data: T | null;
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
  const { data, isValidating, mutate } = useSWR<T, unknown>(
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
    isRetrying: isValidating,
    retry: () => (isEnabled ? void mutate() : setEnabled(true)),
  };
}

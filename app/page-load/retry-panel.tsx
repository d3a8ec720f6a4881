import { useState, type ReactNode } from "react";
import useSWR from "swr";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import { requestIdOf } from "../live/http/request.ts";
import type { Failed } from "./failed.ts";
import { PageFailure } from "./page-failure.tsx";

interface RetryPanelProps<T extends object> {
  /** The text of the error panel. */
  text: string;
  /** The load that has failed. */
  failure: Failed;
  /** Shown in the panel while an attempt is made. */
  retrying: ReactNode;
  /** Makes its attempts itself. */
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
  const [isEnabled, setEnabled] = useState(isAutomatic);
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(isEnabled ? text : null, load, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  if (data) return props.children(data);
  return (
    <PageFailure
      text={text}
      detail={failure.failed}
      requestId={error === undefined ? failure.requestId : requestIdOf(error)}
      onRetry={() => (isEnabled ? void mutate() : setEnabled(true))}
      progress={isHydrated && isValidating ? retrying : null}
    />
  );
}

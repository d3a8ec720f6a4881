import type { ReactNode } from "react";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import { PageFailure } from "./page-failure.tsx";
import { useRetry } from "./use-retry.ts";

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

import { STATUS_ERRORS } from "../content/status/errors.ts";
import { PageFailure } from "../page-load/page-failure.tsx";
import type { StatusFailure } from "./use-status.ts";

/** The error panel for a part of the page that couldn't be read. */
export function FailurePanel({ detail, requestId, retry }: StatusFailure & { retry: () => void }) {
  return (
    <PageFailure
      heading={STATUS_ERRORS.heading}
      text={STATUS_ERRORS.failed}
      detail={detail}
      requestId={requestId}
      onRetry={retry}
    />
  );
}

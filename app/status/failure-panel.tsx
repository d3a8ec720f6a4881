import { STATUS_ERRORS } from "../content/status/errors.ts";
import { PageFailure } from "../page-load/page-failure.tsx";
import type { StatusFailure } from "./use-status.ts";

/** In the place of what could not be read. */
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

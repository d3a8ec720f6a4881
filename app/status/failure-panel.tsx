import { ERRORS } from "../contract/errors.ts";
import { PageFailure } from "../page-load/page-failure.tsx";

/** The panel of §8 with the specific message beneath it. */
export function FailurePanel({ detail, retry }: { detail: string; retry: () => void }) {
  return (
    <PageFailure
      heading={ERRORS.statusHeading}
      text={ERRORS.status}
      detail={detail}
      onRetry={retry}
    />
  );
}

import { ERRORS } from "../../content/errors.ts";
import { STAFF_INCIDENTS } from "../../content/status/incidents.ts";
import { WriteFailure } from "../../page-load/write-failure.tsx";
import type { Outcome } from "./use-publish.ts";

const CONFLICT = { failed: STAFF_INCIDENTS.conflict, text: STAFF_INCIDENTS.conflictText };

/** The reason why an update was not published, above the button that tries again. */
export function Failure({ outcome }: { outcome: Outcome }) {
  if (typeof outcome === "object" && "kept" in outcome) return null;
  return (
    <WriteFailure
      outcome={outcome === "conflict" ? CONFLICT : outcome}
      again={ERRORS.rightsEnded}
    />
  );
}

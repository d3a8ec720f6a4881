import { STAFF_INCIDENTS } from "../../content/status/incidents.ts";
import { RightsEnded } from "../../page-load/rights-ended.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Outcome } from "./use-publish.ts";

/** The reason why an update was not published, above the button that tries again. */
export function Failure({ outcome }: { outcome: Outcome }) {
  if (outcome === "idle" || outcome === "sending") return null;
  if (outcome === "rights-ended") return <RightsEnded />;
  if (typeof outcome === "object" && "kept" in outcome) return null;
  const isConflict = outcome === "conflict";
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-card border border-down/60 bg-down/10 px-4 py-3"
    >
      <Icon name="alert-triangle" className="mt-0.5 text-xl text-down" />
      <div className="min-w-0">
        <p className="font-600">{isConflict ? STAFF_INCIDENTS.conflict : outcome.failed}</p>
        {isConflict && <p className="text-sm">{STAFF_INCIDENTS.conflictText}</p>}
      </div>
    </div>
  );
}

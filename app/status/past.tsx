import { memo } from "react";
import type { UptimeReport } from "../contract/uptime.ts";
import { FollowCard } from "../follow/follow-card.tsx";
import { IncidentList } from "../incidents/past.tsx";
import type { IncidentView } from "../incidents/view.ts";
import { UptimeBars } from "./uptime/uptime-bars.tsx";

interface PastProps {
  /** Null after it could not be read. */
  report: UptimeReport | null;
  /** The incidents that are not shown at the top of the page. */
  incidents: readonly IncidentView[];
}

/** Ninety days of uptime, their incidents, and how to hear of the next one. Memoized, because the ages above it change every few seconds. */
export const Past = memo(function Past({ report, incidents }: PastProps) {
  return (
    <>
      {report && (
        <div className="flex flex-col gap-4">
          <UptimeBars report={report} />
          <IncidentList incidents={incidents} now={report.at} />
        </div>
      )}
      <FollowCard />
    </>
  );
});

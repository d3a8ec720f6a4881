import { memo } from "react";
import type { UptimeReport } from "../../contract/uptime.ts";
import type { IncidentView } from "../../incidents/view.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { IncidentList } from "../../incidents/past.tsx";
import { UptimeBars } from "./uptime-bars.tsx";

interface UptimeSectionProps {
  report: UptimeReport | null;
  /** Those that are not shown at the top of the page. */
  incidents: readonly IncidentView[];
}

/** Ninety days of uptime and their incidents. Memoized, because the ages above it change every few seconds. */
export const UptimeSection = memo(function UptimeSection({
  report,
  incidents,
}: UptimeSectionProps) {
  if (!report) {
    return (
      <div data-skeleton="" className="card h-66 p-5">
        <Skeleton className="h-6 w-28" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <UptimeBars report={report} />
      <IncidentList incidents={incidents} now={report.at} />
    </div>
  );
});

import { memo } from "react";
import { SHARDS } from "../content/status/shards.ts";
import { STATUS } from "../content/status/status.ts";
import type { UptimeReport } from "../contract/uptime.ts";
import { formatHour } from "../format/date.ts";
import { FollowCard } from "../follow/follow-card.tsx";
import { IncidentList } from "../incidents/past.tsx";
import type { IncidentView } from "../incidents/view.ts";
import { Icon } from "../ui/icon.tsx";
import { UptimeBars } from "./uptime/uptime-bars.tsx";

interface PastProps {
  /** Null if its request failed. */
  report: UptimeReport | null;
  /** Incidents not shown at the top. */
  incidents: readonly IncidentView[];
}

/** Says that the database can't be read, and how old uptime and incidents are. */
export function Unread({ report: { state, at } }: { report: UptimeReport }) {
  if (state === "read") return null;
  return (
    <p className="card flex gap-3 border-warn/45 p-4">
      <Icon name="alert-triangle" className="mt-1 text-lg text-warn" />
      <span className="min-w-0">
        {state === "old" ? STATUS.oldReport(SHARDS.utc(formatHour(at))) : STATUS.unreadReport}
      </span>
    </p>
  );
}

/** Ninety days of uptime, incidents, and how to follow. Memoized: the ages above change often. */
export const Past = memo(function Past({ report, incidents }: PastProps) {
  return (
    <>
      {report && report.state !== "unread" && (
        <div className="flex flex-col gap-4">
          <UptimeBars report={report} />
          <IncidentList incidents={incidents} now={report.at} />
        </div>
      )}
      <FollowCard />
    </>
  );
});

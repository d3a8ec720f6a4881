import { INCIDENTS } from "../content/status/incidents.ts";
import { FollowCard } from "../follow/follow-card.tsx";
import { EmptyPanel } from "../ui/panel.tsx";
import { STATUS } from "../content/status/status.ts";
import { HistoryPager } from "./history-pager.tsx";
import { Entries } from "./past.tsx";
import type { IncidentView } from "./view.ts";

interface HistoryProps {
  incidents: readonly IncidentView[];
  /** From 1. */
  page: number;
  hasOlder: boolean;
  /** Epoch ms. */
  now: number;
}

/** A page of ended incidents. */
export function History({ incidents, page, hasOlder, now }: HistoryProps) {
  return (
    <div className="flex flex-col gap-6">
      {incidents.length === 0 ? (
        <EmptyPanel title={STATUS.noIncidents} />
      ) : (
        <section aria-label={INCIDENTS.history} className="card p-5">
          <h2 className="sr-only">{INCIDENTS.history}</h2>
          <Entries incidents={incidents} now={now} />
          <p className="mt-4 text-sm text-muted">{STATUS.zone}</p>
        </section>
      )}
      <HistoryPager page={page} hasOlder={hasOlder} path="/status/history" />
      <FollowCard />
    </div>
  );
}

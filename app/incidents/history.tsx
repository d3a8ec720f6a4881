import { INCIDENTS } from "../content/status/incidents.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyPanel } from "../ui/panel.tsx";
import { STATUS } from "../content/status/status.ts";
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

/** One page of what is over. */
export function History({ incidents, page, hasOlder, now }: HistoryProps) {
  return (
    <div className="flex flex-col gap-6">
      {incidents.length === 0 ? (
        <EmptyPanel title={STATUS.noIncidents} />
      ) : (
        <section aria-label={INCIDENTS.history} className="card p-5">
          <h2 className="sr-only">{INCIDENTS.history}</h2>
          <Entries incidents={incidents} now={now} />
        </section>
      )}
      <HistoryPager page={page} hasOlder={hasOlder} path="/status/history" />
      <ButtonLink to="/status" icon="arrow-left" className="self-start">
        {INCIDENTS.back}
      </ButtonLink>
    </div>
  );
}

interface HistoryPagerProps {
  page: number;
  hasOlder: boolean;
  path: string;
}

/** To newer and older pages; nothing where there is one page. How many there are would cost a read of all. */
export function HistoryPager({ page, hasOlder, path }: HistoryPagerProps) {
  if (page === 1 && !hasOlder) return null;
  return (
    <nav aria-label={INCIDENTS.pages} className="flex flex-wrap gap-3">
      {page > 1 && (
        <ButtonLink to={page === 2 ? path : `${path}?page=${page - 1}`} rel="prev">
          {INCIDENTS.newer}
        </ButtonLink>
      )}
      {hasOlder && (
        <ButtonLink to={`${path}?page=${page + 1}`} rel="next">
          {INCIDENTS.older}
        </ButtonLink>
      )}
    </nav>
  );
}

import { memo, useMemo, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { STATUS } from "../content/status/status.ts";
import { hasRead } from "../content/reads.ts";
import { STATUS_ERRORS } from "../content/status/errors.ts";
import type { Range } from "../contract/range.ts";
import type { Point, Shard } from "../contract/status.ts";
import type { UptimeReport } from "../contract/uptime.ts";
import { CurrentIncidents } from "../incidents/current.tsx";
import { PlannedMaintenance } from "../incidents/planned.tsx";
import { grouped, statusIncidentsOf } from "../incidents/status-incidents.ts";
import { usePageSeconds } from "../live/hooks/use-page-seconds.ts";
import { PageFailure } from "../page-load/page-failure.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { STALE_AFTER } from "./banner.ts";
import { FollowCard } from "../follow/follow-card.tsx";
import type { ServerStatus, Snapshot } from "./data/snapshot.ts";
import { useStatus, useUptime, type LiveStatus } from "./data/use-status.ts";
import { Growth } from "./growth/growth.tsx";
import { changeOver, withClosingPoint, type Current } from "./growth/series.ts";
import { Tiles } from "./growth/tiles.tsx";
import { useOverlay, useRange } from "./growth/use-range.ts";
import { LoadingCharts, LoadingStatus } from "./loading.tsx";
import { NoticeBanner } from "./notice-banner.tsx";
import { cellsOf } from "./shards/cells.ts";
import { Finder } from "./shards/finder.tsx";
import { health, isPartial } from "./shards/health.ts";
import { ShardSection } from "./shards/shards.tsx";
import { totalsOf } from "./shards/totals.ts";
import { troublesOf } from "./shards/troubles.ts";
import { Summary } from "./summary.tsx";
import { UptimeSection } from "./uptime/uptime-section.tsx";

interface StatusBodyProps {
  /** JSON of a ServerStatus; null after a client navigation. */
  status: string | null;
  uptime: UptimeReport | null;
}

/** The status page below its heading: placeholders, the error panel, or the data. */
export default function StatusBody({ status, uptime }: StatusBodyProps) {
  const choice = useRange();
  const fromServer = useMemo((): ServerStatus | null => status && JSON.parse(status), [status]);
  const live = useStatus(fromServer, choice.range);
  const { report, hasFailed } = useUptime(uptime);
  const isKnown = report !== null || hasFailed;
  const { top, planned, others } = useMemo(() => arranged(report), [report]);
  const past = (
    <>
      {(!hasFailed || report) && <UptimeSection report={report} incidents={others} />}
      <FollowCard />
    </>
  );
  return (
    <div className="flex flex-col gap-8">
      {report?.notice && <NoticeBanner notice={report.notice} />}
      <CurrentIncidents incidents={top} />
      <PlannedMaintenance incidents={planned} />
      {/* What stands above the figures has to be there before them, or it would push them down. */}
      {live.shards && isKnown ? (
        <LoadedStatus shards={live.shards} live={live} past={past} {...choice} />
      ) : live.shardsError && !live.isRetrying ? (
        <>
          <FailurePanel
            detail={live.shardsError}
            requestId={live.shardsRequestId}
            retry={live.retry}
          />
          {past}
        </>
      ) : (
        <LoadingStatus />
      )}
    </div>
  );
}

/** The incidents by their places on the page. */
function arranged(report: UptimeReport | null) {
  const all = report ? statusIncidentsOf(report) : [];
  const { current, planned } = grouped(all);
  const top = current.filter(({ isPosted }) => isPosted);
  return {
    top,
    planned,
    others: all.filter((one) => !top.includes(one) && !planned.includes(one)),
  };
}

interface LoadedStatusProps extends ReturnType<typeof useRange> {
  shards: Snapshot<Shard[]>;
  live: LiveStatus;
  past: ReactNode;
}

function LoadedStatus({ shards, live, past, range, switched, choose }: LoadedStatusProps) {
  const [params] = useSearchParams();
  const { history, historyError } = live;
  const age = shards.age + Math.max(0, usePageSeconds() - shards.receivedAt);
  const stale = age > STALE_AFTER;
  const current = useMemo(
    (): Current => ({ ...totalsOf(shards.value), partial: isPartial(shards.value) }),
    [shards],
  );
  const troubles = useMemo(() => troublesOf(cellsOf(shards.value)), [shards]);
  const shown = history?.value.range ?? null;
  const points = useMemo(() => {
    if (!history) return null;
    // Stale totals belong to the hour they are from, not to this one.
    const now = stale ? shards.asOf : Math.max(receivedTime(shards), receivedTime(history));
    return withClosingPoint(history.value.points, current, history.value.range, now);
  }, [history, shards, current, stale]);
  const overlay = useOverlay(range, historyError ? range : shown);

  return (
    <>
      <Summary
        health={health(shards.value)}
        troubles={troubles}
        asOf={shards.asOf}
        age={age}
        range={range}
        disabled={overlay}
        server={params.get("server")}
        choose={choose}
      />
      <Tiles
        current={current}
        change={points && changeOver(points, current)}
        points={points ?? []}
        range={shown ?? range}
        now={shards.asOf}
      />
      {!hasRead("history") ? null : historyError && !live.isRetrying ? (
        <FailurePanel detail={historyError} requestId={live.historyRequestId} retry={live.retry} />
      ) : points === null ? (
        <LoadingCharts />
      ) : (
        <Charts points={points} range={shown ?? range} overlay={overlay} animate={!switched} />
      )}
      <Finder shards={shards.value} asOf={shards.asOf} stale={stale} />
      {past}
      <Reveal>
        <ShardSection shards={shards.value} asOf={shards.asOf} stale={stale} />
      </Reveal>
    </>
  );
}

/** When a snapshot was received, in epoch ms by the worker's clock. */
function receivedTime({ asOf, age }: Snapshot<unknown>): number {
  return asOf + age * 1000;
}

interface FailurePanelProps {
  detail: string;
  requestId: string | null | undefined;
  retry: () => void;
}

function FailurePanel({ detail, requestId, retry }: FailurePanelProps) {
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

interface ChartsProps {
  points: readonly Point[];
  range: Range;
  overlay: boolean;
  animate: boolean;
}

/** The two growth charts; while another range loads they stay, under a spinner. */
const Charts = memo(function Charts({ points, range, overlay, animate }: ChartsProps) {
  const shared = { points, range, animate };
  return (
    <div aria-busy={overlay} className="relative">
      <Reveal className="grid gap-4 lg:grid-cols-2">
        <GrowthChart
          title={STATUS.serverGrowth}
          noun="servers"
          figure="total_servers"
          {...shared}
        />
        <GrowthChart title={STATUS.userGrowth} noun="users" figure="total_users" {...shared} />
      </Reveal>
      {overlay && (
        <div
          data-overlay=""
          className="absolute inset-0 grid place-items-center rounded-card bg-ink/70"
        >
          <span
            aria-hidden="true"
            className="size-9 animate-spin rounded-full border-3 border-line border-t-accent-light"
          />
        </div>
      )}
      <p className="mt-3 text-sm text-muted">{STATUS.zone}</p>
    </div>
  );
});

// Memoized: the overlay comes and goes without a new chart.
const GrowthChart = memo(Growth);

import { memo, useMemo, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { STATUS } from "../content/status/status.ts";
import { hasRead } from "../content/reads.ts";
import { STATUS_ERRORS } from "../content/status/errors.ts";
import type { Range } from "../contract/range.ts";
import type { Point } from "../contract/status.ts";
import type { UptimeReport } from "../contract/uptime.ts";
import { CurrentIncidents } from "../incidents/current.tsx";
import { PlannedMaintenance } from "../incidents/planned.tsx";
import { grouped, viewsOf } from "../incidents/view.ts";
import { useAge } from "../live/clock.ts";
import type { Answer } from "../live/http/read.ts";
import { PageFailure } from "../page-load/page-failure.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { STALE_AFTER } from "./banner.ts";
import { FollowCard } from "../follow/follow-card.tsx";
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
import { useStatus, type LiveStatus, type ServerStatus, type StatusFailure } from "./use-status.ts";

interface StatusBodyProps {
  /** JSON of a ServerStatus; null after a client navigation. */
  status: string | null;
  uptime: UptimeReport | null;
}

/** The status page below its heading: placeholders, the error panel, or the data. */
export default function StatusBody({ status, uptime }: StatusBodyProps) {
  const choice = useRange();
  const server = useMemo((): ServerStatus | null => status && JSON.parse(status), [status]);
  const live = useStatus(server, uptime, choice.range);
  const { report, shards, shardsFailure } = live;
  const { top, planned, others } = useMemo(() => arranged(report), [report]);
  const past = (
    <>
      {report !== null && <UptimeSection report={report ?? null} incidents={others} />}
      <FollowCard />
    </>
  );
  return (
    <div className="flex flex-col gap-8">
      {report?.notice && <NoticeBanner notice={report.notice} />}
      <CurrentIncidents incidents={top} />
      <PlannedMaintenance incidents={planned} />
      {/* Content above the figures has to be there before them, or it would push them down. */}
      {shards && report !== undefined ? (
        <LoadedStatus
          shards={shards}
          count={report?.shardCount ?? 0}
          live={live}
          past={past}
          {...choice}
        />
      ) : shardsFailure && !live.isRetrying ? (
        <>
          <FailurePanel {...shardsFailure} retry={live.retry} />
          {past}
        </>
      ) : (
        <LoadingStatus />
      )}
    </div>
  );
}

/** The incidents by their places on the page. */
function arranged(report: UptimeReport | null | undefined) {
  const all = report ? viewsOf(report) : [];
  const { current, planned } = grouped(all);
  const top = current.filter(({ hasPage }) => hasPage);
  return {
    top,
    planned,
    others: all.filter((one) => !top.includes(one) && !planned.includes(one)),
  };
}

interface LoadedStatusProps extends ReturnType<typeof useRange> {
  shards: Answer<"shards">;
  /** How many the bot is known to have; 0 while that is unknown. */
  count: number;
  live: LiveStatus;
  past: ReactNode;
}

function LoadedStatus(props: LoadedStatusProps) {
  const { shards, count, live, past, range, switched, choose } = props;
  const [params] = useSearchParams();
  const { points: history, pointsFailure } = live;
  const { asOf } = shards;
  const age = useAge(asOf);
  const stale = age === null ? live.isServerOld : age > STALE_AFTER;
  const current = useMemo(
    (): Current => ({ ...totalsOf(shards.value), partial: isPartial(shards.value, count) }),
    [shards, count],
  );
  const troubles = useMemo(() => troublesOf(cellsOf(shards.value, count)), [shards, count]);
  const shown = history?.args[0] ?? null;
  const points = useMemo(() => {
    if (!history) return null;
    // Stale totals belong to the hour they are from, not to this one.
    const time = stale ? shards.asOf : Math.max(shards.asOf, history.asOf);
    return withClosingPoint(history.value, current, history.args[0], time);
  }, [history, shards, current, stale]);
  const overlay = useOverlay(range, pointsFailure ? range : shown);

  return (
    <>
      <Summary
        health={health(shards.value, count)}
        troubles={troubles}
        asOf={asOf}
        age={age}
        isOld={stale}
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
        now={asOf}
      />
      {!hasRead("history") ? null : pointsFailure && !live.isRetrying ? (
        <FailurePanel {...pointsFailure} retry={live.retry} />
      ) : points === null ? (
        <LoadingCharts />
      ) : (
        <Charts points={points} range={shown ?? range} overlay={overlay} animate={!switched} />
      )}
      <Finder shards={shards.value} count={count} asOf={asOf} stale={stale} />
      {past}
      <Reveal>
        <ShardSection shards={shards.value} count={count} asOf={asOf} stale={stale} />
      </Reveal>
    </>
  );
}

function FailurePanel({ detail, requestId, retry }: StatusFailure & { retry: () => void }) {
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

// Memoized, so that the overlay does not draw the chart again.
const GrowthChart = memo(Growth);

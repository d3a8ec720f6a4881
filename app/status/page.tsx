import { memo, useMemo, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { STATUS } from "../content/status.ts";
import type { Range } from "../contract/range.ts";
import type { Point, Shard } from "../contract/status.ts";
import type { UptimeReport } from "../contract/uptime.ts";
import { useBoard } from "./data/use-report.ts";
import { usePageSeconds } from "../live/hooks/use-page-seconds.ts";
import { useStatus, type Loaded, type LiveStatus, type Snapshot } from "./data/use-status.ts";
import { Reveal } from "../ui/reveal.tsx";
import { STALE_AFTER } from "./banner.ts";
import { NoticeBanner, Past } from "./shards/board.tsx";
import { FailurePanel } from "./failure-panel.tsx";
import { Finder } from "./shards/finder.tsx";
import { Growth } from "./growth/growth.tsx";
import { health, isPartial } from "./shards/health.ts";
import { LoadingCharts, LoadingStatus } from "./loading.tsx";
import { changeOver, closed, type Current } from "./growth/series.ts";
import { ShardSection } from "./shards/shards.tsx";
import { slotsOf } from "./shards/cells.ts";
import { Summary } from "./summary.tsx";
import { Tiles } from "./growth/tiles.tsx";
import { totalsOf } from "./shards/totals.ts";
import { troublesOf } from "./shards/troubles.ts";
import { useOverlay, useRange } from "./growth/use-range.ts";

interface StatusBodyProps {
  loaded: Loaded | null;
  /** What the server's page knew of uptime and notice. */
  past: UptimeReport | null;
}

/** The status page below its heading: placeholders, the panel, or the picture. */
export function StatusBody({ loaded, past }: StatusBodyProps) {
  const choice = useRange();
  const live = useStatus(loaded, choice.range);
  const { board, failed } = useBoard(past);
  // Without an answer there is no past to show, and nothing to wait for either.
  const below = failed && !board ? null : <Past board={board} />;
  return (
    <div className="flex flex-col gap-8">
      {board?.notice && <NoticeBanner notice={board.notice} />}
      {live.shards === null ? (
        live.shardsError && !live.retrying ? (
          <>
            <FailurePanel detail={live.shardsError} retry={live.retry} />
            {below}
          </>
        ) : (
          <LoadingStatus />
        )
      ) : (
        <Picture shards={live.shards} live={live} past={below} {...choice} />
      )}
    </div>
  );
}

interface PictureProps extends ReturnType<typeof useRange> {
  shards: Snapshot<Shard[]>;
  live: LiveStatus;
  past: ReactNode;
}

function Picture({ shards, live, past, range, switched, choose }: PictureProps) {
  const [params] = useSearchParams();
  const { history, historyError } = live;
  const age = Math.max(
    0,
    (shards.at - shards.asOf) / 1000 + Math.max(0, usePageSeconds() - shards.heard),
  );
  const stale = age > STALE_AFTER;
  const current = useMemo(
    (): Current => ({ ...totalsOf(shards.value), partial: isPartial(shards.value) }),
    [shards],
  );
  const troubles = useMemo(() => troublesOf(slotsOf(shards.value)), [shards]);
  const shown = history?.value.range ?? null;
  const points = useMemo(() => {
    if (!history) return null;
    // Old totals belong to the hour they were said in, not to this one.
    const now = stale ? shards.asOf : Math.max(shards.at, history.at);
    return closed(history.value.points, current, history.value.range, now);
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
      />
      <Finder shards={shards.value} asOf={shards.asOf} stale={stale} />
      {past}
      {historyError && !live.retrying ? (
        <FailurePanel detail={historyError} retry={live.retry} />
      ) : points === null ? (
        <LoadingCharts />
      ) : (
        <Charts points={points} range={shown ?? range} overlay={overlay} animate={!switched} />
      )}
      <Reveal>
        <ShardSection shards={shards.value} asOf={shards.asOf} stale={stale} />
      </Reveal>
    </>
  );
}

interface ChartsProps {
  points: readonly Point[];
  range: Range;
  overlay: boolean;
  animate: boolean;
}

/** The two growth charts; while another range is on its way they stay, under a spinner. */
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

// Ages tick every few seconds; a chart must not be redrawn for that.
const GrowthChart = memo(Growth);

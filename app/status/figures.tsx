import { memo, useMemo } from "react";
import { STATUS } from "../content/status/status.ts";
import { hasRead, sourceOf } from "../content/reads.ts";
import type { Range } from "../contract/range.ts";
import type { Point, Shard } from "../contract/status.ts";
import type { Answer } from "../live/http/read.ts";
import { formatFullDay } from "../format/date.ts";
import { Reveal } from "../ui/reveal.tsx";
import { FailurePanel } from "./failure-panel.tsx";
import { Growth } from "./growth/growth.tsx";
import { beginningOf, changeOver, withClosingPoint, type Current } from "./growth/series.ts";
import { Tiles } from "./growth/tiles.tsx";
import { LoadingCharts } from "./loading.tsx";
import { isPartial } from "./shards/health.ts";
import { totalsOf } from "./shards/totals.ts";
import type { StatusFailure } from "./use-status.ts";

interface FiguresProps {
  shards: Answer<[], Shard[]>;
  /** The bot's shards; 0 if unknown. */
  count: number;
  /** Whether the shards are too old to count as now. */
  stale: boolean;
  /** A range's points, maybe not yet `range`'s; null for none. */
  history: Answer<[Range], Point[]> | null;
  range: Range;
  /** Why there are no points; null also while loading. */
  failure: StatusFailure | null;
  retry: () => void;
  /** Whether another range is loading. */
  overlay: boolean;
  /** Whether to draw the charts when first seen. */
  animate: boolean;
}

/** Latency, servers and users, and the latter's growth. */
export const Figures = memo(function Figures(props: FiguresProps) {
  const { shards, count, stale, history, range, failure, retry, overlay, animate } = props;
  const { asOf } = shards;
  const current = useMemo(
    (): Current => ({ ...totalsOf(shards.value), partial: isPartial(shards.value, count) }),
    [shards, count],
  );
  const points = useMemo(() => {
    if (!history) return null;
    // Stale totals belong to their own hour.
    const time = stale ? shards.asOf : Math.max(shards.asOf, history.asOf);
    return withClosingPoint(history.value, current, history.args[0], time);
  }, [history, shards, current, stale]);
  const shown = history?.args[0] ?? range;
  return (
    <>
      <Tiles
        current={current}
        change={points && changeOver(points, current)}
        points={points ?? []}
        range={shown}
        now={asOf}
      />
      {!hasRead("history") ? null : failure ? (
        <FailurePanel {...failure} retry={retry} />
      ) : points === null ? (
        <LoadingCharts />
      ) : (
        <Charts points={points} range={shown} overlay={overlay} animate={animate} />
      )}
    </>
  );
});

interface ChartsProps {
  points: readonly Point[];
  range: Range;
  overlay: boolean;
  animate: boolean;
}

/** The two growth charts; they stay under a spinner while another range loads. */
const Charts = memo(function Charts({ points, range, overlay, animate }: ChartsProps) {
  const shared = { points, range, animate };
  const since = sourceOf("history") === "own" ? beginningOf(points, range) : null;
  return (
    <div aria-busy={overlay} className="relative">
      <Reveal className="grid items-start gap-4 lg:grid-cols-2">
        <GrowthChart
          title={STATUS.serverGrowth}
          noun={STATUS.serverNoun}
          figure="total_servers"
          {...shared}
        />
        <GrowthChart
          title={STATUS.userGrowth}
          noun={STATUS.userNoun}
          figure="total_users"
          {...shared}
        />
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
      {since !== null && (
        <p className="mt-3 text-sm text-muted">{STATUS.measuredSince(formatFullDay(since))}</p>
      )}
    </div>
  );
});

// Memoized: the overlay doesn't redraw charts.
const GrowthChart = memo(Growth);

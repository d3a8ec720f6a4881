import { ChartFrame } from "../../charts/chart-frame.tsx";
import { accent } from "../../content/facts.static.ts";
import { STATUS } from "../../content/status/status.ts";
import type { Range } from "../../contract/range.ts";
import type { Point } from "../../contract/status.ts";
import { formatChange, formatCount } from "../../format/number.ts";
import { interpolate, lastBefore, marksOf, withGaps, type Figure } from "./line.ts";
import { GrowthTable } from "./growth-table.tsx";

interface GrowthProps {
  title: string;
  /** The counted things, such as 'servers'. */
  noun: string;
  figure: Exclude<Figure, "average_latency">;
  points: readonly Point[];
  range: Range;
  animate: boolean;
}

/** '26,318 servers (+12)': the value and the change from the point before. */
export function valueWithChange(value: number, before: number | null, noun: string): string {
  const change = before === null ? null : formatChange(value - before);
  const text = `${formatCount(value)} ${noun}`;
  return change ? `${text} (${change})` : text;
}

/** 'Server Growth' or 'User Growth': a line chart and its numbers as a table. */
export function Growth({ title, noun, figure, points, range, animate }: GrowthProps) {
  const unit = range === "24h" ? "hour" : "day";
  const marks = marksOf(points, figure);
  const base = points[0]?.from?.[figure];
  const complete = marks.filter(({ partial }) => !partial);
  const data = withGaps(marks);
  const dots = marks
    .filter(({ partial }) => partial)
    .map(({ x }) => ({ x, y: interpolate(complete, x) }));
  return (
    <section aria-label={title} className="card flex min-w-0 flex-col gap-1 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="title-3">{title}</h2>
        {dots.length > 0 && (
          <p className="flex items-center gap-2 text-sm text-muted">
            <span
              aria-hidden="true"
              className="size-2.5 rounded-full border-2 border-warn bg-ink"
            />
            {STATUS.partial}
          </p>
        )}
      </div>
      <ChartFrame
        key={range}
        id={figure}
        label={STATUS.chartLabel(title, noun, points.length)}
        series={[{ name: title, color: accent, data }]}
        dots={dots}
        unit={unit}
        animate={animate}
        describe={(value, _series, at) =>
          valueWithChange(value, lastBefore(data, at) ?? base ?? null, noun)
        }
      />
      <GrowthTable title={title} marks={marks} base={base} range={range} />
    </section>
  );
}

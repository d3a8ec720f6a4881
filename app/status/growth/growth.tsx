import { ChartFrame } from "../../charts/chart-frame.tsx";
import { axisTime } from "../../charts/options.ts";
import { accent } from "../../content/facts.static.ts";
import { STATUS } from "../../content/status.ts";
import type { Range } from "../../contract/range.ts";
import type { Point } from "../../contract/status.ts";
import { formatChange, formatCompact, formatCount } from "../../format/number.ts";
import { interpolate, lineOf, marksOf, type Figure, type Mark } from "./line.ts";
import { GrowthTable } from "./growth-table.tsx";

const WIDTH = 600;
const HEIGHT = 220;

interface GrowthProps {
  title: string;
  /** What is counted, such as 'servers'. */
  noun: string;
  figure: Exclude<Figure, "average_latency">;
  points: readonly Point[];
  range: Range;
  animate: boolean;
}

/** '26,318 (+12)': the value and the change from the point before. */
export function valueWithChange(value: number, before: number | undefined): string {
  const change = before === undefined ? null : formatChange(value - before);
  return change ? `${formatCount(value)} (${change})` : formatCount(value);
}

/** The line as SVG until the chart's script is there, with the ends of both axes. */
function Sketch({ marks, unit }: { marks: readonly Mark[]; unit: "hour" | "day" }) {
  const line = lineOf(marks, WIDTH, HEIGHT);
  const first = marks[0];
  const last = marks.at(-1);
  if (!line || !first || !last) return null;
  return (
    <div className="figures grid h-full grid-cols-[auto_1fr] grid-rows-[1fr_auto] gap-x-3 gap-y-2 pb-1 pt-6 text-[0.8125rem] text-muted">
      <div className="flex flex-col justify-between text-right">
        <span>{formatCompact(line.max)}</span>
        <span>{formatCompact(line.min)}</span>
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="in-colour h-full w-full overflow-visible border-b border-line"
      >
        <path
          d={line.path}
          fill="none"
          stroke={accent}
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="col-start-2 flex justify-between">
        <span>{axisTime(first.x, unit)}</span>
        <span>{axisTime(last.x, unit)}</span>
      </div>
    </div>
  );
}

/** 'Server Growth' or 'User Growth': a line chart and its numbers as a table. */
export function Growth({ title, noun, figure, points, range, animate }: GrowthProps) {
  const unit = range === "24h" ? "hour" : "day";
  const marks = marksOf(points, figure);
  const base = points[0]?.from?.[figure];
  const complete = marks.filter(({ partial }) => !partial);
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
        placeholder={<Sketch marks={marks} unit={unit} />}
        series={[{ name: title, color: accent, data: complete.map(({ x, y }) => [x, y] as const) }]}
        dots={dots}
        unit={unit}
        animate={animate}
        describe={(value, _series, at) =>
          valueWithChange(value, at === 0 ? base : complete[at - 1]?.y)
        }
      />
      <GrowthTable title={title} marks={marks} base={base} range={range} />
    </section>
  );
}

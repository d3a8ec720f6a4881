import { useRef, useState, type PointerEvent, type ReactNode } from "react";
import { formatCompact } from "../format/number.ts";
import { lazyPart } from "../page-load/lazy-part.tsx";
import {
  axesOf,
  axisTime,
  lonePoints,
  PLOT_HEIGHT,
  pathOf,
  percentOf,
  type Axes,
  type ChartDot,
  type ChartSeries,
  type ChartUnit,
} from "./axes.ts";
import type { ChartSpec, PointerPlace } from "./options.ts";

const LineChart = lazyPart(() => import("./line-chart.client.tsx"));

interface ChartProps extends ChartSpec {
  /** Draw the lines over 1000 ms, when the chart is first seen. */
  animate: boolean;
  /** Accessible name; the page has the numbers in a table. */
  label: string;
}

/**
 * A chart of fixed height, with axes and lines from the server. The chart library, as large as a
 * page's other scripts together, loads when a pointer or finger comes: it draws the same lines in
 * place and shows values under the pointer.
 */
export function Chart({ label, animate, ...spec }: ChartProps) {
  const { series, dots = [], unit } = spec;
  const pointer = useRef<PointerPlace>(null);
  const [isUsed, setUsed] = useState(false);
  const axes = axesOf(series, dots, unit);
  function follow({ clientX, clientY }: PointerEvent) {
    pointer.current = { clientX, clientY };
    setUsed(true);
  }
  return (
    <div
      role="img"
      aria-label={label}
      onPointerEnter={follow}
      onPointerDown={follow}
      onPointerMove={follow}
      // A lifted finger has shown its place.
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse") pointer.current = null;
      }}
      className="h-[272px]"
    >
      {axes && (
        <Plot axes={axes} dots={dots} series={series} unit={unit}>
          <div
            className={animate ? "chart-lines chart-draws" : "chart-lines"}
            // A single line's tooltip has room above it.
            data-tooltip={series.length === 1 ? "above" : undefined}
          >
            <Lines axes={axes} series={series} />
            {isUsed && <LineChart {...spec} pointer={pointer} />}
          </div>
        </Plot>
      )}
    </div>
  );
}

interface PlotProps {
  axes: Axes;
  dots: readonly ChartDot[];
  series: readonly ChartSeries[];
  unit: ChartUnit;
  /** The lines in the plot. */
  children: ReactNode;
}

/** A chart's axes, grid and dots around its lines. */
function Plot({ axes, dots, series, unit, children }: PlotProps) {
  const { x, times, values } = axes;
  return (
    <div className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pr-6 pt-3 text-[0.8125rem] text-muted">
      {/* Labels have no height and stand at their lines; the widest sets the column's width. */}
      <div className="flex flex-col justify-between text-right" data-axis="values">
        {values.map((value) => (
          <span key={value} className="flex h-0 items-center justify-end">
            {formatCompact(value)}
          </span>
        ))}
      </div>
      <div className="relative" style={{ height: PLOT_HEIGHT }}>
        <div className="absolute inset-0 flex flex-col justify-between">
          {values.map((value, i) => (
            <div
              key={value}
              className={`h-0 border-t border-line ${i === values.length - 1 ? "" : "border-dashed"}`}
            />
          ))}
        </div>
        {children}
        {series.flatMap((line) =>
          lonePoints(line).map((point) => (
            <span
              key={`${line.name} ${line.color} ${point.x}`}
              className="in-colour pointer-events-none absolute size-2 -translate-x-1/2 translate-y-1/2 rounded-full"
              style={{ ...placeOf(point, axes), background: line.color }}
            />
          )),
        )}
        {dots.map((dot) => (
          <span
            key={dot.x}
            className="pointer-events-none absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-warn bg-ink"
            style={placeOf(dot, axes)}
          />
        ))}
      </div>
      <div className="relative col-start-2 h-9" data-axis="times">
        {times.map((time) => (
          <span
            key={time}
            className="absolute top-2 -translate-x-1/2 whitespace-nowrap"
            style={{ left: `${percentOf(time, x)}%` }}
          >
            {axisTime(time, unit, x)}
          </span>
        ))}
      </div>
    </div>
  );
}

function placeOf(dot: ChartDot, { x, y }: Axes) {
  return { left: `${percentOf(dot.x, x)}%`, bottom: `${percentOf(dot.y, y)}%` };
}

/** The server's lines; the library's cover them. */
function Lines({ axes, series }: { axes: Axes; series: readonly ChartSeries[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="in-colour absolute inset-0 h-full w-full overflow-visible"
    >
      {series.map((line) => (
        <path
          // Names and colours may repeat.
          key={`${line.name} ${line.color}`}
          d={pathOf(line, axes)}
          fill="none"
          stroke={line.color}
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

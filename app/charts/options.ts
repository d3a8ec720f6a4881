import type { ApexOptions } from "apexcharts";
import { COLORS } from "../content/colors.ts";
import { formatDay, formatHour } from "../format/date.ts";
import { escapeMarkup } from "../format/escape.ts";
import { axesOf, type ChartDot, type ChartSeries, type ChartUnit } from "./axes.ts";

export interface ChartSpec {
  /** Unique on the page. */
  id: string;
  series: readonly ChartSeries[];
  /** Drawn beside the lines, and part of the time axis. */
  dots?: readonly ChartDot[];
  unit: ChartUnit;
  /** The tooltip's text for a value. Text, not HTML. */
  describe: (value: number, series: number, point: number) => string;
}

const { muted: MUTED } = COLORS;

function tooltip({ describe, unit }: ChartSpec): ApexOptions["tooltip"] {
  return {
    theme: "dark",
    shared: true,
    intersect: false,
    x: {
      formatter: (time) =>
        unit === "hour"
          ? `${formatDay(time)}, ${formatHour(time)} UTC`
          : `${formatDay(time)}, ${new Date(time).getUTCFullYear()} UTC`,
    },
    y: {
      title: { formatter: (name) => `${name}:` },
      formatter(value, at?: { seriesIndex?: number; dataPointIndex?: number }) {
        // A gap in this line.
        if (typeof value !== "number") return "–";
        return escapeMarkup(describe(value, at?.seriesIndex ?? 0, at?.dataPointIndex ?? 0));
      },
    },
  };
}

/** The options of the chart library for a chart. It draws only lines and tooltip, within axes that are already drawn. */
export function chartOptions(spec: ChartSpec): ApexOptions {
  const { id, series, dots = [], unit } = spec;
  const axes = axesOf(series, dots, unit);
  return {
    chart: {
      id,
      type: "line",
      background: "transparent",
      fontFamily: "inherit",
      foreColor: MUTED,
      // Without axes, labels and padding: the plot fills its box.
      sparkline: { enabled: true },
      animations: { enabled: false },
    },
    series: series.map(({ name, data }) => ({
      name: escapeMarkup(name),
      data: data.map(([x, y]): [number, number | null] => [x, y]),
    })),
    colors: series.map(({ color }) => color),
    fill: { opacity: 1 },
    stroke: { width: 2, curve: "straight", lineCap: "round" },
    markers: { size: 0, hover: { size: 4 }, strokeWidth: 0 },
    legend: { show: false },
    tooltip: tooltip(spec),
    xaxis: {
      type: "datetime",
      ...axes?.x,
      crosshairs: { stroke: { color: MUTED, width: 1, dashArray: 3 } },
      labels: { show: false },
      axisBorder: { show: false },
      axisTicks: { show: false },
    },
    // A sparkline has no labels, but gets some when it is drawn again at another width.
    yaxis: { ...axes?.y, show: false, labels: { show: false } },
    grid: { show: false, padding: { left: 0, right: 0, top: 0, bottom: 0 } },
  };
}

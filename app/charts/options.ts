import type { ApexOptions } from "apexcharts";
import { COLORS } from "../content/colors.ts";
import { formatFullDay } from "../format/date.ts";
import { escapeMarkup } from "../format/escape.ts";
import { formatMoment } from "../format/moment.ts";
import { axesOf, type ChartDot, type ChartSeries, type ChartUnit } from "./axes.ts";

export interface ChartSpec {
  /** Unique on the page. */
  id: string;
  series: readonly ChartSeries[];
  /** Drawn beside the lines; part of the time axis. */
  dots?: readonly ChartDot[];
  unit: ChartUnit;
  /** Whether the tooltip names each line and shows its colour. */
  isNamed?: boolean;
  /** The tooltip's text for a value, such as '1,284 servers'. Not HTML. */
  describe: (value: number, series: number, point: number) => string;
}

/** A place on the screen, in px of the view. */
export interface PointerPlace {
  clientX: number;
  clientY: number;
}

const { muted: MUTED } = COLORS;

/** The tooltip as HTML with all texts escaped: the time, and each line's value. */
function tooltipHtml({ series, unit, isNamed, describe }: ChartSpec, at: number): string {
  const time = series[0]?.data[at]?.[0];
  if (time === undefined) return "";
  const moment = unit === "hour" ? formatMoment(time) : formatFullDay(time);
  const values = series.flatMap(({ name, color, data }, line) => {
    const value = data[at]?.[1] ?? null;
    // A gap in this line.
    if (value === null) return [];
    const text = escapeMarkup(describe(value, line, at));
    if (!isNamed) return [`<p class="chart-value">${text}</p>`];
    const mark = `<i style="background:${escapeMarkup(color)}"></i>`;
    return [`<p class="chart-value">${mark}${escapeMarkup(name)}:<b>${text}</b></p>`];
  });
  return `<p class="chart-time">${moment}</p>${values.join("")}`;
}

function tooltip(spec: ChartSpec): ApexOptions["tooltip"] {
  return {
    theme: "dark",
    shared: true,
    intersect: false,
    custom: ({ dataPointIndex: at }: { dataPointIndex: number }) => tooltipHtml(spec, at),
  };
}

/** The chart library's options. It draws only lines and tooltip, within existing axes. */
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
      // Without axes, labels and padding, so that the plot fills its box.
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
    // A sparkline has no labels, but redrawing at another width would add some.
    yaxis: { ...axes?.y, show: false, labels: { show: false } },
    grid: { show: false, padding: { left: 0, right: 0, top: 0, bottom: 0 } },
  };
}

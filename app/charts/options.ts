import type { ApexOptions } from "apexcharts";
import { COLORS } from "../content/colors.ts";
import { formatCompact } from "../format/number.ts";
import { formatDay, formatHour } from "../format/date.ts";

/** One line of a chart. The name may be any text; it is escaped for the chart library. */
export interface ChartSeries {
  name: string;
  /** `#rrggbb`. */
  color: string;
  /** Epoch ms and value, by time; null leaves a gap. */
  data: readonly (readonly [x: number, y: number | null])[];
}

/** A hollow dot on the chart, such as a value that is known to be incomplete. */
export interface ChartDot {
  x: number;
  y: number;
}

export interface ChartSpec {
  /** Unique on the page. */
  id: string;
  series: readonly ChartSeries[];
  dots?: readonly ChartDot[];
  /** The format of the time axis, in UTC: HH:mm or MMM D. */
  unit: "hour" | "day";
  /** For values by the day: the first and the last, in epoch ms. A few days are labelled, the last always. */
  days?: readonly [first: number, last: number];
  /** The tooltip's text for a value. Text, not HTML. */
  describe: (value: number, series: number, point: number) => string;
  /** Whether the lines are drawn over 1000 ms. */
  animate: boolean;
  /** The nonce of the page's Content-Security-Policy, for the styles that the library adds. */
  nonce?: string;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for the library's tooltip and legend, which it builds as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

const { muted: MUTED, line: LINE, warn: WARN, ink: INK } = COLORS;

/** Time on the axis, from epoch ms: 'HH:mm' or 'MMM D', UTC. */
export function axisTime(time: number, unit: ChartSpec["unit"]): string {
  return unit === "hour" ? formatHour(time) : formatDay(time);
}

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
        return escapeHtml(describe(value, at?.seriesIndex ?? 0, at?.dataPointIndex ?? 0));
      },
    },
  };
}

export interface Scale {
  min: number;
  max: number;
  tickAmount: number;
}

/** A value axis of about four steps of 1, 2 or 5 times a power of ten; null without values. */
export function scaleOf(series: readonly ChartSeries[]): Scale | null {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { data } of series) {
    for (const [, y] of data) {
      if (y === null) continue;
      low = Math.min(low, y);
      high = Math.max(high, y);
    }
  }
  if (low > high) return null;
  const rough = Math.max(1, (high - low) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((of) => of * power).find((size) => size >= rough) ?? rough;
  const min = Math.floor(low / step) * step;
  const max = Math.max(min + step, Math.ceil(high / step) * step);
  return { min, max, tickAmount: Math.round((max - min) / step) };
}

const DAY = 86_400_000;
/** As many steps as leave room between two labels on the narrowest chart. */
const MOST_STEPS = 3;

type TimeAxis = NonNullable<ApexOptions["xaxis"]>;

/** An axis with a tick a day and a few labels, counted back from the last day. */
export function dayAxis([first, last]: NonNullable<ChartSpec["days"]>): TimeAxis {
  const count = Math.max(1, Math.round((last - first) / DAY));
  const step = Math.ceil(count / MOST_STEPS);
  return {
    type: "numeric",
    min: first,
    max: last,
    tickAmount: count,
    labels: {
      formatter(value) {
        const ago = Math.round((last - Number(value)) / DAY);
        return ago % step === 0 ? formatDay(last - ago * DAY) : "";
      },
    },
  };
}

function timeAxis(unit: ChartSpec["unit"]): TimeAxis {
  const pattern = unit === "hour" ? "HH:mm" : "MMM d";
  return {
    type: "datetime",
    labels: {
      datetimeUTC: true,
      // A formatter function would make the library place ticks anywhere, not at whole hours and days.
      datetimeFormatter: { year: pattern, month: pattern, day: pattern, hour: pattern },
    },
  };
}

function axes({ unit, days, series }: ChartSpec): Pick<ApexOptions, "xaxis" | "yaxis"> {
  const style = { colors: MUTED, fontSize: "13px", fontFamily: "inherit" };
  const axis = days ? dayAxis(days) : timeAxis(unit);
  return {
    xaxis: {
      ...axis,
      labels: { ...axis.labels, style, hideOverlappingLabels: true, rotate: 0 },
      axisBorder: { color: LINE },
      axisTicks: { color: LINE },
      crosshairs: { stroke: { color: MUTED, width: 1, dashArray: 3 } },
      tooltip: { enabled: false },
    },
    yaxis: {
      ...scaleOf(series),
      labels: { style, formatter: formatCompact, maxWidth: 72 },
    },
  };
}

/** The options of the chart library for a chart. */
export function chartOptions(spec: ChartSpec): ApexOptions {
  const { id, series, dots = [], animate, nonce } = spec;
  return {
    chart: {
      id,
      type: "line",
      nonce,
      background: "transparent",
      fontFamily: "inherit",
      foreColor: MUTED,
      toolbar: { show: false },
      zoom: { enabled: false },
      animations: { enabled: animate, speed: 1_000, dynamicAnimation: { enabled: false } },
    },
    series: series.map(({ name, data }) => ({
      name: escapeHtml(name),
      data: data.map(([x, y]): [number, number | null] => [x, y]),
    })),
    colors: series.map(({ color }) => color),
    fill: { opacity: 1 },
    stroke: { width: 2, curve: "straight", lineCap: "round" },
    markers: { size: 0, hover: { size: 4 }, strokeWidth: 0 },
    legend: { show: false },
    dataLabels: { enabled: false },
    grid: { borderColor: LINE, strokeDashArray: 3, padding: { left: 12, right: 16 } },
    annotations: {
      points: dots.map(({ x, y }) => ({
        x,
        y,
        marker: { size: 4, fillColor: INK, strokeColor: WARN, strokeWidth: 2 },
      })),
    },
    tooltip: tooltip(spec),
    ...axes(spec),
  };
}

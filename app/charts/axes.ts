import { formatDay, formatHour, formatYear } from "../format/date.ts";
import { compactStep } from "../format/number.ts";

/** A chart's line. The name may be any text; the chart library gets it escaped. */
export interface ChartSeries {
  name: string;
  /** `#rrggbb`. */
  color: string;
  /** Epoch ms and value, ascending; null leaves a gap. */
  data: readonly (readonly [x: number, y: number | null])[];
}

/** A hollow dot, such as a value known to be incomplete. */
export interface ChartDot {
  x: number;
  y: number;
}

/** A time axis's unit, in UTC: HH:mm or MMM D. */
export type ChartUnit = "hour" | "day";

export interface Scale {
  min: number;
  max: number;
  tickAmount: number;
}

/** Ends and labels of both axes. Times are epoch ms. */
export interface Axes {
  x: { min: number; max: number };
  y: Scale;
  /** Labelled times, ascending. */
  times: number[];
  /** Labelled values, descending. */
  values: number[];
}

/** The plot's height in px. */
export const PLOT_HEIGHT = 224;

const UNIT_MS = { hour: 3_600_000, day: 86_400_000 } as const;
/** Steps of the time axis: a phone fits one more label than that. */
const TIME_STEPS = 4;
/** Points of a drawn line. */
const MOST = 90;

/** A label for epoch ms: 'HH:mm' or 'MMM D', or 'MMM YYYY' where each day occurs twice; UTC. */
export function axisTime(time: number, unit: ChartUnit, { min, max }: Axes["x"]): string {
  if (unit === "hour") return formatHour(time);
  const isLong = max - min > 360 * UNIT_MS.day;
  return isLong ? `${formatDay(time).slice(0, 3)} ${formatYear(time)}` : formatDay(time);
}

/**
 * A value axis of about four steps of 1, 2 or 5 times a power of ten; null without values. Labels
 * differ between steps; values with equal labels are in the middle, except zeros.
 */
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
  const finest = compactStep(high);
  if (high - low < finest && low >= finest) {
    const middle = Math.round((low + high) / 2);
    return { min: middle - finest, max: middle + finest, tickAmount: 2 };
  }
  const rough = Math.max(finest, (high - low) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((of) => of * power).find((size) => size >= rough) ?? rough;
  const min = Math.floor(low / step) * step;
  const max = Math.max(min + step, Math.ceil(high / step) * step);
  return { min, max, tickAmount: Math.round((max - min) / step) };
}

/** Times back from the last one, in whole hours or days, at most five; each hour of a day once. */
function ticksBack(min: number, max: number, unit: ChartUnit): number[] {
  const step = Math.max(1, Math.ceil((max - min) / UNIT_MS[unit] / TIME_STEPS)) * UNIT_MS[unit];
  const steps = Math.floor((max - min) / step);
  const count = unit === "hour" && steps * step >= UNIT_MS.day ? steps : steps + 1;
  return Array.from({ length: count }, (_, i) => max - (count - 1 - i) * step);
}

/** A chart's axes, for the first drawing and for the library; null without values. */
export function axesOf(
  series: readonly ChartSeries[],
  dots: readonly ChartDot[],
  unit: ChartUnit,
): Axes | null {
  const y = scaleOf(series);
  if (!y) return null;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const time of [
    ...series.flatMap(({ data }) => data.map(([x]) => x)),
    ...dots.map(({ x }) => x),
  ]) {
    min = Math.min(min, time);
    max = Math.max(max, time);
  }
  const times = ticksBack(min, max, unit);
  // Centre a single point.
  const x = min < max ? { min, max } : { min: min - UNIT_MS[unit], max: max + UNIT_MS[unit] };
  const step = (y.max - y.min) / y.tickAmount;
  const values = Array.from({ length: y.tickAmount + 1 }, (_, i) => y.max - i * step);
  return { x, y, times, values };
}

/** A value's position on an axis in percent, to a tenth (less than a pixel). */
export function percentOf(value: number, { min, max }: { min: number; max: number }): number {
  return Math.round(((value - min) / (max - min)) * 1_000) / 10;
}

/** At most `most` items at even distances, including first and last. */
export function thinned<T>(items: readonly T[], most = MOST): T[] {
  if (items.length <= most) return [...items];
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => items[Math.round(i * step)]).filter(
    (item) => item !== undefined,
  );
}

/** A line as an SVG path in a box of 100 by 100; starts anew after a gap. */
export function pathOf({ data }: ChartSeries, { x, y }: Axes): string {
  return pathThrough(
    data.map(([time, value]) => [
      percentOf(time, x),
      value === null ? null : 100 - percentOf(value, y),
    ]),
  );
}

/** An SVG path through points, thinned if many; starts anew after a point without height. */
function pathThrough(points: readonly (readonly [number, number | null])[]): string {
  let isDrawing = false;
  return thinnedLine(points)
    .map(([x, y]) => {
      if (y === null) {
        isDrawing = false;
        return "";
      }
      const command = isDrawing ? "L" : "M";
      isDrawing = true;
      return `${command}${round(x)} ${round(y)}`;
    })
    .join("");
}

/** As few points as are visible, but every gap and its neighbours. */
function thinnedLine<P extends readonly [number, number | null]>(points: readonly P[]): P[] {
  const kept = new Set(thinned(points));
  const isGap = (at: number) => points[at]?.[1] === null;
  return points.filter((point, i) => kept.has(point) || [i - 1, i, i + 1].some(isGap));
}

/** Points without neighbours, which a line wouldn't show. */
export function lonePoints({ data }: ChartSeries): ChartDot[] {
  const isValue = (at: number) => (data[at]?.[1] ?? null) !== null;
  return data.flatMap(([x, y], i) =>
    y === null || isValue(i - 1) || isValue(i + 1) ? [] : [{ x, y }],
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

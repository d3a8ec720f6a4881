import type { Point } from "../../contract/status.ts";

/** One value over time (epoch ms); `partial` ones are too low and only hinted at. */
export interface Mark {
  x: number;
  y: number;
  partial: boolean;
}

export type Figure = "total_servers" | "total_users" | "average_latency";

/** The marks of one figure, in order; points without a value have none. */
export function marksOf(points: readonly Point[], figure: Figure): Mark[] {
  return points.flatMap(({ timestamp, partial, [figure]: y }) =>
    y === null ? [] : [{ x: timestamp, y, partial }],
  );
}

export interface Line {
  /** SVG path through the whole marks, in a box of `width` by `height`. */
  path: string;
  /** Where partial marks are: on the line that bridges them. */
  dots: { x: number; y: number }[];
  min: number;
  max: number;
}

const MOST = 180;

/** Every so manieth mark and the last, so that three years are no longer than a page can use. */
export function thinned<T>(items: readonly T[], most = MOST): T[] {
  if (items.length <= most) return [...items];
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => items[Math.round(i * step)]).filter(
    (item) => item !== undefined,
  );
}

function scale(from: number, to: number, length: number): (value: number) => number {
  const span = to - from;
  return (value) => (span > 0 ? ((value - from) / span) * length : length / 2);
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A light line of the marks for the first paint; null when there is nothing to draw. */
export function lineOf(marks: readonly Mark[], width: number, height: number): Line | null {
  const whole = thinned(marks.filter(({ partial }) => !partial));
  const first = whole[0];
  const last = marks.at(-1);
  if (!first || !last) return null;
  const values = whole.map(({ y }) => y);
  const min = Math.min(...values);
  const max = Math.max(...values);
  const x = scale(Math.min(first.x, marks[0]?.x ?? first.x), last.x, width);
  const y = scale(min, max, height);
  const path = whole
    .map((mark, i) => `${i === 0 ? "M" : "L"}${round(x(mark.x))} ${round(height - y(mark.y))}`)
    .join("");
  const dots = marks
    .filter(({ partial }) => partial)
    .map((mark) => ({ x: round(x(mark.x)), y: round(height - y(bridge(whole, mark.x))) }));
  return { path, dots, min, max };
}

/** The value of the line between the marks around a time. */
export function bridge(whole: readonly Pick<Mark, "x" | "y">[], x: number): number {
  const after = whole.findIndex((mark) => mark.x >= x);
  const right = whole[after < 0 ? whole.length - 1 : after];
  const left = whole[after < 0 ? whole.length - 1 : Math.max(0, after - 1)];
  if (!left || !right) return 0;
  const span = right.x - left.x;
  return span > 0 ? left.y + ((right.y - left.y) * (x - left.x)) / span : right.y;
}

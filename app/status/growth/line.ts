import { thinned } from "../../charts/axes.ts";
import type { Point } from "../../contract/status.ts";

/** One value at a time (epoch ms). A `partial` one is too low: a dot on the line instead of a point of it. */
export interface Mark {
  x: number;
  y: number;
  partial: boolean;
}

export type Figure = "total_servers" | "total_users" | "average_latency";

/** The marks of one figure, in order; points without a value are left out. */
export function marksOf(points: readonly Point[], figure: Figure): Mark[] {
  return points.flatMap(({ timestamp, partial, [figure]: y }) =>
    y === null ? [] : [{ x: timestamp, y, partial }],
  );
}

export interface Line {
  /** SVG path through the marks that are not partial, in a box of `width` by `height`. */
  path: string;
  min: number;
  max: number;
}

function scale(from: number, to: number, length: number): (value: number) => number {
  const span = to - from;
  return (value) => (span > 0 ? ((value - from) / span) * length : length / 2);
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The marks as a line for SVG; null when there is nothing to draw. */
export function lineOf(marks: readonly Mark[], width: number, height: number): Line | null {
  const complete = thinned(marks.filter(({ partial }) => !partial));
  const first = complete[0];
  const last = marks.at(-1);
  if (!first || !last) return null;
  const values = complete.map(({ y }) => y);
  const min = Math.min(...values);
  const max = Math.max(...values);
  const x = scale(Math.min(first.x, marks[0]?.x ?? first.x), last.x, width);
  const y = scale(min, max, height);
  const path = complete
    .map((mark, i) => `${i === 0 ? "M" : "L"}${round(x(mark.x))} ${round(height - y(mark.y))}`)
    .join("");
  return { path, min, max };
}

/** The value of the line at a time, between the marks around it. */
export function interpolate(complete: readonly Pick<Mark, "x" | "y">[], x: number): number {
  const after = complete.findIndex((mark) => mark.x >= x);
  const right = complete[after < 0 ? complete.length - 1 : after];
  const left = complete[after < 0 ? complete.length - 1 : Math.max(0, after - 1)];
  if (!left || !right) return 0;
  const span = right.x - left.x;
  return span > 0 ? left.y + ((right.y - left.y) * (x - left.x)) / span : right.y;
}

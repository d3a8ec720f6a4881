import { PERIOD_WORDS, RANGE_WORDS } from "../../content/status/status.ts";
import { bucketOf, stepOf, windowStart, type Range } from "../../contract/range.ts";
import type { Point } from "../../contract/status.ts";
import type { Totals } from "../shards/totals.ts";

/** A larger fall (share of all servers) means missing shards. */
const FALL = 0.01;
/** A longer fall (ms) is a real loss. */
export const LONGEST_MS = 2 * 86_400_000;

/** Whether a count fell so much that shards must be missing. */
export function isFall(before: number, after: number): boolean {
  return after < before * (1 - FALL);
}

/** The current totals, and whether shards are missing in them. */
export interface Current extends Totals {
  partial: boolean;
}

/**
 * The points, and one with the shards' totals if the current hour or day has none. It is partial
 * while shards are missing, as are points of a fall in the last two days.
 */
export function withClosingPoint(
  points: readonly Point[],
  current: Current,
  range: Range,
  now: number,
): Point[] {
  const bucket = bucketOf(now, range);
  const closing: Point[] = points.some(({ timestamp }) => timestamp === bucket)
    ? []
    : [
        {
          timestamp: bucket,
          total_servers: current.servers,
          total_users: current.users,
          average_latency: current.latency,
          partial: current.partial,
        },
      ];
  const known = points.filter(({ timestamp }) => timestamp <= bucket);
  return [...(current.partial ? withOpenFall(known, now) : known), ...closing];
}

/** Marks the last points from a recent fall that hasn't come back; an older one is a loss. */
function withOpenFall(points: readonly Point[], now: number): Point[] {
  let from = points.length;
  let highest = 0;
  for (let i = points.length - 1; i > 0; i -= 1) {
    if (now - (points[i]?.timestamp ?? 0) > LONGEST_MS) break;
    highest = Math.max(highest, points[i]?.total_servers ?? 0);
    const before = points[i - 1];
    if (before && !before.partial && isFall(before.total_servers, highest)) from = i;
  }
  return points.map((point, i) => (i >= from ? { ...point, partial: true } : point));
}

export interface Change {
  servers: number;
  users: number;
}

/** The change since a range's first record; null for none, or while shards are missing. */
export function changeOver(points: readonly Point[], current: Current): Change | null {
  const from = points[0]?.from;
  if (!from || current.partial) return null;
  return {
    servers: current.servers - from.total_servers,
    users: current.users - from.total_users,
  };
}

const HOUR = 3_600_000;

/** Whether records cover a range; the first one comes a little after its start. */
function isFull(range: Range, since: number, now: number): boolean {
  return since - windowStart(range, now) <= stepOf(range);
}

/** When the records begin (epoch ms), if later than the range; null if they cover it. */
export function beginningOf(points: readonly Point[], range: Range): number | null {
  const since = points[0]?.from?.timestamp;
  const now = points.at(-1)?.timestamp ?? 0;
  return since === undefined || isFull(range, since, now) ? null : since;
}

/** The period of a change: the range, or as much of it as has records. */
export function periodOf(range: Range, since: number, now: number): string {
  if (range === "all" || isFull(range, since, now)) return RANGE_WORDS[range];
  const hours = Math.max(1, Math.round((now - since) / HOUR));
  return hours <= 72 ? PERIOD_WORDS.hours(hours) : PERIOD_WORDS.days(Math.round(hours / 24));
}

/** A value at a time (epoch ms). A `partial` one is too low: a dot beside the line. */
export interface Mark {
  x: number;
  y: number;
  partial: boolean;
}

export type Figure = "total_servers" | "total_users" | "average_latency";

/** A figure's marks in order; without missing values. */
export function marksOf(points: readonly Point[], figure: Figure): Mark[] {
  return points.flatMap(({ timestamp, partial, [figure]: y }) =>
    y === null ? [] : [{ x: timestamp, y, partial }],
  );
}

/** A point this many usual distances after the last follows a gap. */
const GAP = 2.5;

/** The distance (ms) from which points have a gap between them, by the median distance. */
function gapFrom(marks: readonly Mark[]): number {
  const distances = marks.slice(1).map(({ x }, i) => x - (marks[i]?.x ?? x));
  return (distances.toSorted((a, b) => a - b)[distances.length >> 1] ?? 0) * GAP;
}

/**
 * Complete marks as chart points, with an empty point in each gap of records. A partial mark is a
 * record, so the line continues over it.
 */
export function withGaps(marks: readonly Mark[]): [number, number | null][] {
  const gap = gapFrom(marks);
  return marks.flatMap(({ x, y, partial }, i): [number, number | null][] => {
    const before = marks[i - 1]?.x ?? x;
    const own: [number, number | null][] = partial ? [] : [[x, y]];
    return x - before > gap ? [[(before + x) / 2, null], ...own] : own;
  });
}

/** The last value before a point; null for none. */
export function lastBefore(data: readonly (readonly [number, number | null])[], at: number) {
  return data.slice(0, at).findLast(([, y]) => y !== null)?.[1] ?? null;
}

/** The line's value at a time, between the marks around it. */
export function interpolate(complete: readonly Pick<Mark, "x" | "y">[], x: number): number {
  const after = complete.findIndex((mark) => mark.x >= x);
  const right = complete[after < 0 ? complete.length - 1 : after];
  const left = complete[after < 0 ? complete.length - 1 : Math.max(0, after - 1)];
  if (!left || !right) return 0;
  const span = right.x - left.x;
  return span > 0 ? left.y + ((right.y - left.y) * (x - left.x)) / span : right.y;
}

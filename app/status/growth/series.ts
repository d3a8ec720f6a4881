import { historyTime } from "../../contract/history-time.ts";
import type { Range } from "../../contract/range.ts";
import type { HistoryRecord, Point } from "../../contract/status.ts";
import { isFall, LONGEST_MS, partialMarks } from "./partial.ts";
import { bucketOf, windowStart } from "./range.ts";
import type { Totals } from "../shards/totals.ts";

/** Records further ahead of the clock than this (ms) have a wrong time and are left out. */
const AHEAD = 5 * 60_000;

interface Timed {
  time: number;
  record: HistoryRecord;
  partial: boolean;
}

function sorted(history: readonly HistoryRecord[]): Timed[] {
  const timed = history
    .map((record) => ({ time: historyTime(record.timestamp), record }))
    .filter(({ time }) => Number.isFinite(time))
    .sort((a, b) => a.time - b.time);
  const marks = partialMarks(
    timed.map(({ record }) => record.guilds),
    timed.map(({ time }) => time),
  );
  return timed.map(({ time, record }, i) => ({ time, record, partial: marks[i] === true }));
}

function pointAt(timestamp: number, { record, partial }: Timed): Point {
  return {
    timestamp,
    total_servers: record.guilds,
    total_users: record.users,
    average_latency: record.ping,
    partial,
  };
}

function baselineOf({ time, record }: Timed): Point["from"] {
  return { timestamp: time, total_servers: record.guilds, total_users: record.users };
}

/**
 * The points of a range: the last record of each hour or day in it, sorted. Times and `now` are epoch ms,
 * hours and days are UTC. Without the closing point. The first one also has the record from which changes count.
 */
export function pointsOf(history: readonly HistoryRecord[], range: Range, now: number): Point[] {
  const start = windowStart(range, now);
  const points = new Map<number, Point>();
  let from: Point["from"];
  for (const item of sorted(history)) {
    if (item.time < start || item.time > now + AHEAD) continue;
    // A record a little ahead of our clock must not open the next hour.
    const bucket = bucketOf(Math.min(item.time, now), range);
    points.set(bucket, pointAt(bucket, item));
    if (!item.partial) from ??= baselineOf(item);
  }
  const [first, ...others] = points.values();
  return first ? [{ ...first, from }, ...others] : [];
}

/** The present totals, and whether shards are missing in them. */
export interface Current extends Totals {
  partial: boolean;
}

/**
 * The points and, if the current hour or day has none yet, one with the totals of the shards. While shards
 * are missing that point is partial, and so are points of a fall in the last two days.
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

/** Marks the last points from the first recent fall that has not come back yet; an older one is a loss. */
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

/** The change since the first record of a range; null without one, or while missing shards would look like a loss. */
export function changeOver(points: readonly Point[], current: Current): Change | null {
  const from = points[0]?.from;
  if (!from || current.partial) return null;
  return {
    servers: current.servers - from.total_servers,
    users: current.users - from.total_users,
  };
}

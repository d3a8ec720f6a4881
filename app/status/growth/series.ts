import { historyTime } from "../../contract/history-time.ts";
import type { Range } from "../../contract/range.ts";
import type { HistoryRecord, Point } from "../../contract/status.ts";
import { isFall, partialMarks } from "./partial.ts";
import { bucketOf, windowStart } from "./range.ts";
import type { Totals } from "../shards/totals.ts";

/** A record whose time is this far ahead of the clock was written by a wrong one. */
const AHEAD = 5 * 60_000;

interface Timed {
  time: number;
  record: HistoryRecord;
  partial: boolean;
}

/** Fifty thousand times are read and sorted once for as long as the same list is served. */
const kept = new WeakMap<readonly HistoryRecord[], Timed[]>();

function sorted(history: readonly HistoryRecord[]): Timed[] {
  const known = kept.get(history);
  if (known) return known;
  const timed = history
    .map((record) => ({ time: historyTime(record.timestamp), record, partial: false }))
    .filter(({ time }) => Number.isFinite(time))
    .sort((a, b) => a.time - b.time);
  const marks = partialMarks(timed.map(({ record }) => record.guilds));
  timed.forEach((item, i) => {
    item.partial = marks[i] === true;
  });
  kept.set(history, timed);
  return timed;
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

/**
 * The points of a range (§7): records of the window, sorted, the last one of each hour or day. Times
 * and `now` are epoch ms, hours and days are UTC. Without the closing point.
 */
export function pointsOf(history: readonly HistoryRecord[], range: Range, now: number): Point[] {
  const start = windowStart(range, now);
  const points = new Map<number, Point>();
  for (const item of sorted(history)) {
    if (item.time < start || item.time > now + AHEAD) continue;
    // A clock a little ahead of ours must not open an hour that has not come.
    const bucket = bucketOf(Math.min(item.time, now), range);
    points.set(bucket, pointAt(bucket, item));
  }
  return [...points.values()];
}

/** What the bot is now: its totals, and whether shards are missing in them. */
export interface Current extends Totals {
  partial: boolean;
}

/**
 * The points with a last one for the current hour or day, taken from the shards, if that bucket is
 * missing (§7). While shards are missing it is marked partial, and so is a fall at the very end.
 */
export function closed(
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
  return [...(current.partial ? withOpenFall(known) : known), ...closing];
}

/** The last points, marked from the first fall on that has not come back yet. */
function withOpenFall(points: readonly Point[]): Point[] {
  let from = points.length;
  let highest = 0;
  for (let i = points.length - 1; i > 0; i -= 1) {
    highest = Math.max(highest, points[i]?.total_servers ?? 0);
    const before = points[i - 1];
    if (before && !before.partial && isFall(before.total_servers, highest)) from = i;
  }
  return points.map((point, i) => (i >= from ? { ...point, partial: true } : point));
}

/** What servers and users changed by since the first point of the range. */
export interface Change {
  servers: number;
  users: number;
}

/** The change over a range (§2); null without a point, or while missing shards would look like a loss. */
export function changeOver(points: readonly Point[], current: Current): Change | null {
  const first = points.find(({ partial }) => !partial);
  if (!first || current.partial) return null;
  return {
    servers: current.servers - first.total_servers,
    users: current.users - first.total_users,
  };
}

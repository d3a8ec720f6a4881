import type { Reading } from "../../contract/bot.ts";
import { deriveSource, Derivation, type SourceDerivation } from "../../contract/derivation.ts";
import { historyTime } from "../../contract/history-time.ts";
import { bucketOf, windowStart, type Range } from "../../contract/range.ts";
import type { HistoryRecord, Point } from "../../contract/status.ts";
import { isFall, LONGEST_MS } from "./series.ts";

/** A fall over more records is a real loss: a day of half hours. */
const LONGEST = 48;
/** Records further ahead of the clock (ms) have a wrong time and are left out. */
const AHEAD = 5 * 60_000;

/**
 * Marks records taken while shards were missing: a count falls by more than 1% at once and is back
 * within 1% after at most 48 records and two days. A fall that stays is a loss. Times in epoch ms,
 * ascending.
 */
function partialMarks(counts: readonly number[], times: readonly number[]): boolean[] {
  const marks = counts.map(() => false);
  for (let i = 1; i < counts.length; i += 1) {
    const before = counts[i - 1] ?? 0;
    if (!isFall(before, counts[i] ?? 0)) continue;
    const end = Math.min(counts.length, i + LONGEST + 1);
    let back = i + 1;
    while (back < end && isFall(before, counts[back] ?? 0)) back += 1;
    if (back >= end || (times[back] ?? 0) - (times[i] ?? 0) > LONGEST_MS) continue;
    marks.fill(true, i, back);
    i = back; // This record is complete again.
  }
  return marks;
}

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
 * A range's points, sorted: the last record of each hour or day (UTC), without the closing point.
 * The first one also has the record from which changes count. Times are epoch ms.
 */
export function pointsOf(history: readonly HistoryRecord[], range: Range, now: number): Point[] {
  const start = windowStart(range, now);
  const points = new Map<number, Point>();
  let from: Point["from"];
  for (const item of sorted(history)) {
    if (item.time < start || item.time > now + AHEAD) continue;
    // A record slightly ahead of our clock must not open the next hour.
    const bucket = bucketOf(Math.min(item.time, now), range);
    points.set(bucket, pointAt(bucket, item));
    if (!item.partial) from ??= baselineOf(item);
  }
  const [first, ...others] = points.values();
  return first ? [{ ...first, from }, ...others] : [];
}

/** Sorted once for each copy of the history: thousands of records take milliseconds. */
const POINTS: Record<Range, SourceDerivation<Point[]>> = {
  "24h": new Derivation(),
  "7d": new Derivation(),
  "30d": new Derivation(),
  all: new Derivation(),
};

/** A range's points up to the data's time, so that browsers never download years of half hours. */
export function historyPoints(reading: Reading<HistoryRecord[]>, range: Range): Reading<Point[]> {
  const { value, asOf } = reading;
  const points = deriveSource(reading, POINTS[range], () => pointsOf(value, range, asOf));
  // Its `next` would be the whole history.
  return { ...points, next: undefined };
}

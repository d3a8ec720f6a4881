import {
  AHEAD_MS,
  cleanText,
  LARGEST,
  LARGEST_MEASURE,
  MOST_TIME,
  ShapeError,
  type Decoded,
} from "./decode.ts";
import { SHAPE_ERRORS } from "./shape-errors.ts";
import { MOST } from "./most.ts";
import { historyTime } from "./history-time.ts";
import { isKnownTime, type HistoryRecord } from "./status.ts";

/** Longer histories are thinned, so that storing, sorting and drawing them costs no more. */
const MOST_WHOLE = 20_000;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** More than the 24-hour range, which can begin at any time of day. */
const WHOLE_MS = 2 * DAY_MS;
/** More than the longest range except 'all'; ranges of days begin at midnight. */
const RECENT_MS = 35 * DAY_MS;

interface Timed {
  time: number;
  record: HistoryRecord;
}

/**
 * Decodes the history by hand: valibot takes ten times as long for tens of thousands of records.
 * `historyRecord` describes the same. Drops records after `now` (epoch ms).
 * @throws ShapeError
 */
export function decodeHistory(answer: unknown, now = Infinity): Decoded<HistoryRecord[]> {
  if (!Array.isArray(answer)) throw new ShapeError(SHAPE_ERRORS.history);
  const latest = now + AHEAD_MS;
  const read: Timed[] = [];
  for (const item of newest(answer)) {
    const timed = timedRecord(item);
    if (timed && timed.time <= latest) read.push(timed);
  }
  const cut = Math.max(0, answer.length - MOST.history);
  const dropped = answer.length - read.length;
  const kept = read.length > MOST_WHOLE ? thinned(read) : read;
  return { value: kept.map(({ record }) => record), dropped, cut };
}

/** The newest `MOST.history` records. Bots may send the oldest or the newest first. */
function newest(answer: readonly unknown[]): readonly unknown[] {
  if (answer.length <= MOST.history) return answer;
  const [first, last] = [timedRecord(answer[0]), timedRecord(answer.at(-1))];
  const isAscending = !first || !last || first.time <= last.time;
  return isAscending ? answer.slice(-MOST.history) : answer.slice(0, MOST.history);
}

/** Keeps all of two days, the first and last of each hour for 35 days, then of each day. */
function thinned(history: readonly Timed[]): Timed[] {
  const latest = history.reduce((last, { time }) => Math.max(last, time), 0);
  const ends = new Map<number, { first: Timed; last: Timed }>();
  const kept = new Set<Timed>();
  for (const timed of history) {
    const age = latest - timed.time;
    if (age < WHOLE_MS) {
      kept.add(timed);
      continue;
    }
    const step = age < RECENT_MS ? HOUR_MS : DAY_MS;
    const start = Math.floor(timed.time / step) * step;
    const known = ends.get(start);
    if (!known) ends.set(start, { first: timed, last: timed });
    else if (timed.time < known.first.time) known.first = timed;
    else if (timed.time >= known.last.time) known.last = timed;
  }
  for (const { first, last } of ends.values()) kept.add(first).add(last);
  return history.filter((timed) => kept.has(timed));
}

/** The record with its time (epoch ms); null for an unreadable one. */
function timedRecord(item: unknown): Timed | null {
  if (typeof item !== "object" || item === null) return null;
  const raw: Partial<Record<keyof HistoryRecord, unknown>> = item;
  const timestamp = timestampOf(raw.timestamp);
  const [guilds, users, ping] = [numberOf(raw.guilds), numberOf(raw.users), numberOf(raw.ping)];
  if (timestamp === null || guilds === null || users === null) return null;
  const time = historyTime(timestamp);
  if (!isKnownTime(time) || guilds < 0 || users < 0) return null;
  const isMeasured = ping !== null && ping >= 0 && ping <= LARGEST_MEASURE;
  return { time, record: { timestamp, guilds, users, ping: isMeasured ? ping : null } };
}

function timestampOf(raw: unknown): string | number | null {
  if (typeof raw === "number") return raw;
  return typeof raw === "string" && raw.length <= MOST_TIME ? cleanText(raw, MOST_TIME) : null;
}

function numberOf(raw: unknown): number | null {
  if (typeof raw === "string" && !/^-?\d+(\.\d+)?$/.test(raw)) return null;
  const value = typeof raw === "string" ? Number(raw) : raw;
  return typeof value === "number" && Math.abs(value) <= LARGEST ? value : null;
}

import type { Range } from "../../contract/range.ts";
import type { Point, Shard } from "../../contract/status.ts";

/** A value and its age. */
export interface Snapshot<T> {
  value: T;
  /** Epoch ms by the worker's clock at which the bot sent it. */
  asOf: number;
  /** Seconds from then until this page received it. */
  age: number;
  /** When this page received it, in seconds since the page was requested. */
  receivedAt: number;
}

/** The points of a range, without the closing one. */
export interface History {
  range: Range;
  points: Point[];
}

/** What the server's document brings along. */
export interface ServerStatus {
  range: Range;
  shards: Snapshot<Shard[]> | null;
  history: Snapshot<History> | null;
  shardsError: string | null;
  historyError: string | null;
}

/** A value that was `age` seconds old when the server rendered the page at `now` (epoch ms). */
export function serverSnapshot<T>(value: T, age: number, now: number): Snapshot<T> {
  const seconds = Math.round(age);
  return { value, asOf: now - seconds * 1000, age: seconds, receivedAt: 0 };
}

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

/** Pauses after answers that were old already, as the worker gets a new one behind the first: seconds. */
const OLD_PAUSES = [5, 15] as const;

interface RefreshState {
  /** Seconds of age from which on a value is requested again. */
  ttl: number;
  /** How many answers one after the other were as old as that when they came. */
  old: number;
  /** Seconds since the page was requested. */
  now: number;
}

/** Seconds from `now` until a value is requested again; at least one. */
export function refreshAfter(
  { age, receivedAt }: Snapshot<unknown>,
  { ttl, old, now }: RefreshState,
): number {
  const pause = old === 0 ? ttl - age : (OLD_PAUSES[old - 1] ?? ttl);
  return Math.max(1, receivedAt + pause - now);
}

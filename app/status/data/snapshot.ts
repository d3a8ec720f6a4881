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

/**
 * A snapshot as the loader sends it, its list as one JSON text: a thousand shards then take 18 kB of the
 * gzipped page, and 29 kB in the format in which the router writes objects.
 */
export interface SentSnapshot {
  json: string;
  asOf: number;
  age: number;
}

/** What the loader of the status page sends. */
export interface SentStatus {
  range: Range;
  shards: SentSnapshot | null;
  history: SentSnapshot | null;
  shardsError: string | null;
  historyError: string | null;
}

/** What the page reads from it. */
export interface ServerStatus {
  range: Range;
  shards: Snapshot<Shard[]> | null;
  history: Snapshot<History> | null;
  shardsError: string | null;
  historyError: string | null;
}

/** A list that is `age` seconds old at `now` (epoch ms). */
export function toSent(list: readonly object[], age: number, now: number): SentSnapshot {
  const seconds = Math.round(age);
  return { json: JSON.stringify(list), asOf: now - seconds * 1000, age: seconds };
}

export function fromSent({ shards, history, ...rest }: SentStatus): ServerStatus {
  return {
    ...rest,
    shards: shards && snapshotOf(JSON.parse(shards.json), shards),
    history:
      history && snapshotOf({ range: rest.range, points: JSON.parse(history.json) }, history),
  };
}

function snapshotOf<T>(value: T, { asOf, age }: SentSnapshot): Snapshot<T> {
  return { value, asOf, age, receivedAt: 0 };
}

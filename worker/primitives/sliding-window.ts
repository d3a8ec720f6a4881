import { BoundedMap } from "./bounded-map.ts";

/** Most clients remembered. */
const MAX_CLIENTS = 10_000;

/** Counts a call; returns 0, or ms until the next is allowed. */
export type Counter = (key: string) => number;

/** Counts each key's calls in the last `period` ms; returns 0, or ms until the next is allowed. */
export function createSlidingWindow(calls: number, period: number, now: () => number): Counter {
  const callsByKey = new BoundedMap<number[]>(MAX_CLIENTS);
  return function count(key) {
    const time = now();
    const times = (callsByKey.get(key) ?? []).filter((at) => time - at < period);
    const [oldest = time] = times;
    if (times.length >= calls) return oldest + period - time;
    callsByKey.set(key, [...times, time]);
    return 0;
  };
}

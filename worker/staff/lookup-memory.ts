import type { Remember, RememberOptions } from "../../app/loaders/context.ts";
import type { LookupMemory } from "../context/services.ts";
import { createSlidingWindow } from "../primitives/sliding-window.ts";
import { BoundedMap } from "../primitives/bounded-map.ts";

/** All people's records together, about 40 MB: six lists of 20,000 rows filtered by one person. */
const MAX_RECORDS = 125_000;

/** People whose memory has been cleared. */
const MAX_GENERATIONS = 1_000;

interface Entry {
  value: unknown;
  weight: number;
  /** Epoch ms. */
  readAt: number;
}

/** Look-ups of many ids per person and minute. */
const BULK_A_MINUTE = 20;

export function createLookupMemory(now: () => number): LookupMemory {
  /** By person: reads that began in an earlier generation aren't remembered. */
  const generations = new BoundedMap<number>(MAX_GENERATIONS);
  let newest = 0;
  const entries = new BoundedMap<Entry>(MAX_RECORDS, ({ weight }) => weight);

  function rememberFor(person: string): Remember {
    return async function remember<T>(
      key: string,
      read: () => Promise<T>,
      { weightOf, maxAge }: RememberOptions<T>,
    ): Promise<T> {
      const name = `${person} ${key}`;
      const known = entries.get(name);
      if (known && now() - known.readAt < maxAge) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key always belongs to the same kind of value
        return known.value as T;
      }
      const readAt = now();
      const generation = generations.get(person);
      const value = await read();
      // An empty entry takes room too.
      if (generations.get(person) === generation)
        entries.set(name, { value, weight: weightOf(value) + 1, readAt });
      return value;
    };
  }

  return {
    of: rememberFor,
    countBulkLookup: createSlidingWindow(BULK_A_MINUTE, 60_000, now),
    forget(person) {
      // Not the time, which stands still in a request: a reload's reads are remembered again.
      generations.set(person, ++newest);
      for (const name of entries.keys()) if (name.startsWith(`${person} `)) entries.delete(name);
    },
  };
}

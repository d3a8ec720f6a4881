import type { Remember, RememberOptions } from "../../app/loaders/context.ts";
import type { LookupMemory } from "../context/services.ts";
import { createSlidingWindow } from "../primitives/sliding-window.ts";
import { BoundedMap } from "../primitives/bounded-map.ts";

/** Records of all people together, about 40 MB: six lists of 20,000 entries that one person filters. */
const MAX_RECORDS = 125_000;

/** People whose memory was forgotten at least once. */
const MAX_GENERATIONS = 1_000;

interface Entry {
  value: unknown;
  weight: number;
  /** Epoch ms. */
  readAt: number;
}

/** Bulk look-ups that one person may make in a minute. */
const BULK_A_MINUTE = 20;

export function createLookupMemory(now: () => number): LookupMemory {
  /** A generation for each person: a read that began in an earlier one is not remembered. */
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
      // An entry without records still takes some room.
      if (generations.get(person) === generation)
        entries.set(name, { value, weight: weightOf(value) + 1, readAt });
      return value;
    };
  }

  return {
    of: rememberFor,
    countBulkLookup: createSlidingWindow(BULK_A_MINUTE, 60_000, now),
    forget(person) {
      // A counter instead of the time, which stands still within a request: reads of a reload are remembered again.
      generations.set(person, ++newest);
      for (const name of entries.keys()) if (name.startsWith(`${person} `)) entries.delete(name);
    },
  };
}

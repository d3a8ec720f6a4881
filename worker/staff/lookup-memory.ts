import type { Remember, RememberOptions } from "../../app/loaders/context.ts";
import type { LookupMemory } from "../context/services.ts";
import { createSlidingWindow } from "../primitives/sliding-window.ts";
import { BoundedMap } from "../primitives/bounded-map.ts";

/** Records of all people together: about 30 MB. */
const MAX_RECORDS = 100_000;

/** People of whom it is known that their memory was forgotten. */
const MAX_FORGOTTEN = 1_000;

interface Entry {
  value: unknown;
  weight: number;
  /** Epoch ms. */
  readAt: number;
}

/** Look-ups of several IDs that one person may make in a minute. */
const SEVERAL_A_MINUTE = 20;

export function createLookupMemory(now: () => number): LookupMemory {
  /** The number of the time that a person's memory was last forgotten, for reads that were under way then. */
  const forgotten = new BoundedMap<number>(MAX_FORGOTTEN);
  let times = 0;
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
      const before = forgotten.get(person);
      const value = await read();
      // An entry without records still takes some room.
      if (forgotten.get(person) === before)
        entries.set(name, { value, weight: weightOf(value) + 1, readAt });
      return value;
    };
  }

  return {
    of: rememberFor,
    countSeveral: createSlidingWindow(SEVERAL_A_MINUTE, 60_000, now),
    forget(person) {
      // Not the time: a clock stands still within a request, and what a reload reads is remembered again.
      forgotten.set(person, ++times);
      for (const name of entries.keys()) if (name.startsWith(`${person} `)) entries.delete(name);
    },
  };
}

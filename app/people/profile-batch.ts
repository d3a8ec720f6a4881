import type { Profiles, UserData } from "../contract/person.ts";
import { MAX_IDS } from "../contract/digits.ts";

/** How long look-ups are collected: forty calls in ten seconds at most, where the worker allows sixty. */
const COLLECT_MS = 250;
/** How long a failed look-up is not made again. */
const FAILURE_MS = 30 * 60_000;

interface BatchOptions {
  /** Looks up to `MAX_IDS` people up; those it leaves out count as failed. */
  fetchProfiles: (ids: readonly string[]) => Promise<Profiles>;
  /** Epoch ms. */
  now: () => number;
}

/** Looks one person up; null for an id that nobody has. Rejects when the look-up has failed. */
export type LookUp = (id: string) => Promise<UserData | null>;

interface Caller {
  resolve: (profile: UserData | null) => void;
  reject: (error: Error) => void;
}

function failure(): Error {
  return new Error("The profile could not be looked up");
}

/** Makes one call for all look-ups of the same moment, and none for those that have just failed. */
export function createProfileBatch({ fetchProfiles, now }: BatchOptions): LookUp {
  const waiting = new Map<string, Caller[]>();
  const failedAt = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    const batch = [...waiting].slice(0, MAX_IDS);
    for (const [id] of batch) waiting.delete(id);
    timer = waiting.size > 0 ? setTimeout(() => void send(), COLLECT_MS) : undefined;
    // A call that failed leaves everybody out.
    const profiles = await fetchProfiles(batch.map(([id]) => id)).catch((): Profiles => ({}));
    for (const [id, callers] of batch) {
      const profile = profiles[id];
      if (profile === undefined) failedAt.set(id, now());
      for (const { resolve, reject } of callers) {
        if (profile === undefined) reject(failure());
        else resolve(profile);
      }
    }
  }

  return function lookUp(id) {
    const failed = failedAt.get(id);
    if (failed !== undefined && now() - failed < FAILURE_MS) return Promise.reject(failure());
    timer ??= setTimeout(() => void send(), COLLECT_MS);
    return new Promise((resolve, reject) => {
      waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
    });
  };
}

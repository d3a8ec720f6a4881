import type { Profiles, UserData } from "../contract/person.ts";
import { MAX_IDS } from "../contract/digits.ts";

/** How long a tab keeps a profile, or that an id is nobody's. */
const KEPT_MS = 30 * 60_000;
/** How long not to repeat a failed look-up. */
const FAILED_MS = 60_000;

interface ProfilesOptions {
  /** Looks up to `MAX_IDS` people up; those it omits count as failed. */
  fetchProfiles: (ids: readonly string[]) => Promise<Profiles>;
  /** Epoch ms. */
  now: () => number;
  /** How long to collect look-ups for one call, in ms. */
  collect: number;
}

/** Looks people up: null for nobody's id and for a failure. */
export type LookUp = (ids: readonly string[]) => Promise<Profiles>;

interface Person {
  profile: Promise<UserData | null>;
  resolve: (profile: UserData | null) => void;
  /** Epoch ms; null during the look-up. */
  until: number | null;
}

/** Looks each person up once for all components, those of one moment in one call. */
export function createLookUp({ fetchProfiles, now, collect }: ProfilesOptions): LookUp {
  const people = new Map<string, Person>();
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    const ids = waiting.slice(0, MAX_IDS);
    waiting = waiting.slice(MAX_IDS);
    timer = waiting.length > 0 ? setTimeout(() => void send(), collect) : undefined;
    const profiles = await fetchProfiles(ids).catch(() => null);
    for (const id of ids) {
      const person = people.get(id);
      if (!person) continue;
      const profile = profiles?.[id];
      person.until = now() + (profile === undefined ? FAILED_MS : KEPT_MS);
      person.resolve(profile ?? null);
      // After a failed call, the next component asks again.
      if (!profiles) people.delete(id);
    }
  }

  function personOf(id: string): Person {
    const known = people.get(id);
    if (known && (known.until === null || now() < known.until)) return known;
    const { promise, resolve } = Promise.withResolvers<UserData | null>();
    const person: Person = { profile: promise, resolve, until: null };
    people.set(id, person);
    waiting.push(id);
    timer ??= setTimeout(() => void send(), collect);
    return person;
  }

  return async function lookUp(ids) {
    const profiles: Profiles = {};
    const found = ids.map(async (id) => (profiles[id] = await personOf(id).profile));
    await Promise.all(found);
    return profiles;
  };
}

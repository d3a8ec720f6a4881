import { isUnknownId, type PublicBot, type Reading } from "../contract/bot.ts";
import type { Profiles, UserData } from "../contract/person.ts";
import { within } from "../loaders/within.ts";

/** Most look-ups of a server render. */
const MOST_LOOKUPS = 24;
/** How long a page waits; the browser looks up the rest. */
const TIMEOUT_MS = 1500;

/** Looks up the first distinct ids. Omits failed and late ones. */
export async function resolvePeople(
  bot: Pick<PublicBot, "user">,
  ids: readonly string[],
): Promise<Profiles> {
  const wanted = [...new Set(ids)].slice(0, MOST_LOOKUPS);
  return readProfiles(wanted, (id) => within(TIMEOUT_MS, bot.user(id), null));
}

/** Profiles by id: null if the bot doesn't know it, missing if the look-up failed. */
export async function readProfiles(
  ids: readonly string[],
  read: (id: string) => Promise<Reading<UserData> | null>,
): Promise<Profiles> {
  const results = await Promise.allSettled(ids.map(read));
  const profiles: Profiles = {};
  for (const [i, id] of ids.entries()) {
    const result = results[i];
    if (result?.status === "rejected" && isUnknownId(result.reason)) profiles[id] = null;
    if (result?.status === "fulfilled" && result.value) profiles[id] = result.value.value;
  }
  return profiles;
}

import { BotError, type PublicBot } from "../contract/bot.ts";
import type { Profiles } from "../contract/person.ts";

/** Most lookups of one server render. */
const MOST_LOOKUPS = 24;
/** How long a page waits for them; the browser looks up the rest. */
const TIMEOUT_MS = 1500;

/** Looks up the first distinct ids. Failed and late lookups are left out. */
export async function resolvePeople(
  bot: Pick<PublicBot, "user">,
  ids: readonly string[],
): Promise<Profiles> {
  const wanted = [...new Set(ids)].slice(0, MOST_LOOKUPS);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, null);
  });
  const results = await Promise.allSettled(
    wanted.map((id) => Promise.race([bot.user(id), timeout])),
  );
  clearTimeout(timer);
  const profiles: Profiles = {};
  for (const [i, id] of wanted.entries()) {
    const result = results[i];
    if (result?.status === "rejected" && isUnknown(result.reason)) profiles[id] = null;
    if (result?.status === "fulfilled" && result.value) profiles[id] = result.value.value;
  }
  return profiles;
}

function isUnknown(error: unknown): boolean {
  return error instanceof BotError && error.kind === "unknown-id";
}

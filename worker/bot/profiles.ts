import { BotError, type PublicBot } from "../../app/contract/bot.ts";
import type { Profiles } from "../../app/contract/person.ts";

/**
 * Which of these people public pages show: members of the team and authors of approved reviews. Of two lists of
 * which one cannot be read, the other counts. @throws BotError when neither can
 */
export async function knownPeople(
  bot: Pick<PublicBot, "team" | "feedback">,
  ids: readonly string[],
): Promise<string[]> {
  const [team] = await Promise.allSettled([bot.team()]);
  const members = team.status === "fulfilled" ? idsOf(team.value.value) : new Set<string>();
  // Most calls of the team page end here.
  if (ids.every((id) => members.has(id))) return [...ids];
  const [feedback] = await Promise.allSettled([bot.feedback()]);
  if (team.status === "rejected" && feedback.status === "rejected") throw feedback.reason;
  const authors = feedback.status === "fulfilled" ? idsOf(feedback.value.value) : new Set<string>();
  return ids.filter((id) => members.has(id) || authors.has(id));
}

function idsOf(people: readonly { user_id: string }[]): ReadonlySet<string> {
  return new Set(people.map(({ user_id }) => user_id));
}

/** Profiles by id: null for an id that the bot does not know, missing where the look-up failed. */
export async function readProfiles(
  bot: Pick<PublicBot, "user">,
  ids: readonly string[],
): Promise<Profiles> {
  const results = await Promise.allSettled(ids.map((id) => bot.user(id)));
  const profiles: Profiles = {};
  for (const [i, id] of ids.entries()) {
    const result = results[i];
    if (result?.status === "fulfilled") profiles[id] = result.value.value;
    else if (isUnknownId(result?.reason)) profiles[id] = null;
  }
  return profiles;
}

function isUnknownId(error: unknown): boolean {
  return error instanceof BotError && error.kind === "unknown-id";
}

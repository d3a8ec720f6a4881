import type { PublicBot } from "../../app/contract/bot.ts";

/**
 * Which of these people public pages show: the team and authors of approved reviews. If one list
 * can't be read, the other decides. @throws BotError if neither can
 */
export async function knownPeople(
  bot: Pick<PublicBot, "team" | "feedback">,
  ids: readonly string[],
): Promise<string[]> {
  const [team] = await Promise.allSettled([bot.team()]);
  const members = team.status === "fulfilled" ? idsOf(team.value.value) : new Set<string>();
  // Most calls, the team page's, end here.
  if (ids.every((id) => members.has(id))) return [...ids];
  const [feedback] = await Promise.allSettled([bot.feedback()]);
  if (team.status === "rejected" && feedback.status === "rejected") throw feedback.reason;
  const authors = feedback.status === "fulfilled" ? idsOf(feedback.value.value) : new Set<string>();
  return ids.filter((id) => members.has(id) || authors.has(id));
}

function idsOf(people: readonly { user_id: string }[]): ReadonlySet<string> {
  return new Set(people.map(({ user_id }) => user_id));
}

import { BotError, type PublicBot } from "../contract/bot.ts";
import type { UserData } from "../contract/person.ts";

/** A server render asks for at most this many people (design, section 9). */
export const RESOLVED_AT_ONCE = 24;
/** A page does not wait longer than this for names; the browser looks up the rest. */
const PATIENCE_MS = 1500;

/** Profiles by id; null where there is nobody, missing where nobody was asked or could tell. */
export type People = Partial<Record<string, UserData | null>>;

/** Looks up the first few distinct ids. A failed lookup leaves that person out (§8: tolerated). */
export async function resolvePeople(
  bot: Pick<PublicBot, "user">,
  ids: readonly string[],
  limit = RESOLVED_AT_ONCE,
): Promise<People> {
  const wanted = [...new Set(ids)].slice(0, limit);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const answers = await Promise.allSettled(wanted.map((id) => Promise.race([bot.user(id), late])));
  clearTimeout(timer);
  const people: People = {};
  for (const [index, id] of wanted.entries()) {
    const answer = answers[index];
    if (answer?.status === "rejected" && isNobody(answer.reason)) people[id] = null;
    if (answer?.status === "fulfilled" && answer.value) people[id] = answer.value.value;
  }
  return people;
}

function isNobody(error: unknown): boolean {
  return error instanceof BotError && error.kind === "unknown-id";
}

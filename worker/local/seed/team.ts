import type { Random } from "../random.ts";
import { createRandom } from "../random.ts";
import { snowflake } from "../snowflake.ts";
import type { Person } from "./people.ts";
import { ROSTER, type RosterEntry } from "./roster.ts";

/** A team member as the bot tells it (§3). `socials` is an object, its JSON text, or broken text. */
export interface TeamAnswer {
  user_id: string;
  rank: string;
  socials: Record<string, string> | string | null;
  /** Left out by the bot for half of them. */
  username: string | undefined;
  joined_at: string;
}

/** A person of the team with the words of the roster. */
export interface TeamPerson extends Person {
  entry: RosterEntry;
}

function idOf(entry: RosterEntry, random: Random): string {
  const since = Date.parse(`${entry.since}T00:00:00Z`);
  return snowflake(since + random.int(0, 86_399_999), random);
}

/** The team in the order of the roster; ids never change. */
export function createTeam(): TeamPerson[] {
  return ROSTER.map((entry) => ({
    id: idOf(entry, createRandom(`team ${entry.username}`)),
    username: entry.username,
    display: entry.display,
    entry,
  }));
}

/** The team as GET /team answers it, in no useful order. */
export function teamAnswer(team: readonly TeamPerson[]): TeamAnswer[] {
  const random = createRandom("team answer");
  return random.shuffled(team).map(({ id, entry }, index) => {
    const socials = entry.socials ?? null;
    const asText = index % 3 === 0 && socials !== null && typeof socials !== "string";
    return {
      user_id: id,
      rank: entry.rank,
      socials: asText ? JSON.stringify(socials) : socials,
      username: index % 2 ? entry.username : undefined,
      joined_at: `${entry.since.slice(0, 4)}-${String((index % 12) + 1).padStart(2, "0")}-01`,
    };
  });
}

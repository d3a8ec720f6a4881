import type { Random } from "../random.ts";
import { createRandom } from "../random.ts";
import { snowflake } from "../snowflake.ts";
import type { Person } from "./people.ts";
import { ROSTER } from "./roster.ts";
import type { RosterEntry } from "./roster-entry.ts";

/** A team member in the bot's `GET /team`. `socials` is an object, its JSON text, or invalid text. */
export interface TeamAnswer {
  user_id: string;
  rank: string;
  socials: Record<string, string> | string | null;
  /** Missing for half of them. */
  username: string | undefined;
  joined_at: string;
}

/** A team member with their roster entry. */
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

/** The bot's `GET /team`, in random order. */
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

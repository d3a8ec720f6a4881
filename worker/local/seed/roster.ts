import { RANKS } from "../../../app/content/ranks.ts";
import { MODERATORS, SUPPORTERS } from "./roster-crew.ts";
import type { RosterEntry } from "./roster-entry.ts";
import { DEVELOPERS, MANAGERS } from "./roster-leads.ts";

/** The ranks that may use staff commands, the highest first. */
const STAFF_RANKS = RANKS.filter(({ categories }) => categories.length > 0);

/** The place of a rank of this roster among the brand's; a brand with fewer ranks has more people in its last. */
export function rankAt(place: number): (typeof RANKS)[number] | undefined {
  return STAFF_RANKS[Math.min(place, STAFF_RANKS.length - 1)];
}

/** The team: 25 people over the brand's ranks, four at most, and one whose rank the site does not know. */
export const ROSTER: readonly RosterEntry[] = [
  ...[DEVELOPERS, MANAGERS, MODERATORS, SUPPORTERS].flatMap((people, place) =>
    people.map((person): RosterEntry => ({ ...person, rank: rankAt(place)?.rank ?? person.rank })),
  ),
  {
    username: "polyglot",
    display: "Polly",
    rank: "Translator",
    since: "2020-02-02",
    banner: true,
    socials: { custom: "https://polly.example/" },
  },
];

/** The four who can sign in locally, one of each rank. */
export const SIGN_IN_NAMES = ["juniper", "marlow", "wrenfield", "mirabel"] as const;

import { MODERATORS, SUPPORTERS } from "./roster-crew.ts";
import { DEVELOPERS, MANAGERS } from "./roster-leads.ts";

/** What a team member is doing, as the roster writes it down. */
export interface Doing {
  name: string;
  details?: string;
  state?: string;
  emoji?: string;
  /** Name of a cover on the image host. */
  cover?: string;
}

/** A line of the roster. `since` is the day the account was made. */
export interface RosterEntry {
  username: string;
  display: string | null;
  rank: string;
  since: string;
  socials?: Record<string, string> | string;
  doing?: Doing;
  /** Colour behind the card, where there is no banner. */
  colour?: string;
  banner?: boolean;
  picture?: false;
}

/** The team: 25 people over four ranks, and one whose rank the site does not know. */
export const ROSTER: readonly RosterEntry[] = [
  ...DEVELOPERS,
  ...MANAGERS,
  ...MODERATORS,
  ...SUPPORTERS,
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

import { MODERATORS, SUPPORTERS } from "./roster-crew.ts";
import type { RosterEntry } from "./roster-entry.ts";
import { DEVELOPERS, MANAGERS } from "./roster-leads.ts";

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

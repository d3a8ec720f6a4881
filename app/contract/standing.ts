import type { StaffReadName } from "./endpoints.ts";

/** The bot's lists of what is barred, by the names that pages and addresses give them. */
export const STANDING_LISTS = {
  user: "userBans",
  "user-command": "userCommandBans",
  "user-cog": "userCogBans",
  server: "serverBans",
  "server-command": "serverCommandBans",
  "server-cog": "serverCogBans",
} as const satisfies Record<string, StaffReadName>;

export type StandingList = keyof typeof STANDING_LISTS;
/** A read of the bot API that is one of those lists. */
export type SanctionRead = (typeof STANDING_LISTS)[StandingList];

const NAMES: Record<string, unknown> = STANDING_LISTS;

export function isStandingList(name: string): name is StandingList {
  return Object.hasOwn(NAMES, name);
}

/** Whether a list bars servers, not people. */
export function isServerList(list: StandingList): boolean {
  return list.startsWith("server");
}

/** What bars a person or a server now. Who gave it never leaves the worker. */
export interface StandingEntry {
  list: StandingList;
  /** Names the sanction to this person alone; one that is given anew has another. */
  entry: string;
  /** The command or cog; null for a whole bar. */
  target: string | null;
  /** ISO times; null where the bot does not say. */
  since: string | null;
  until: string | null;
  /** Without it and without `until`, the end is not known. */
  permanent: boolean;
  /** Null where the brand does not show reasons, or there is none. */
  reason: string | null;
}

export interface Standing {
  entries: readonly StandingEntry[];
  /** Lists that could not be read, in which more may stand. */
  failed: readonly StandingList[];
}

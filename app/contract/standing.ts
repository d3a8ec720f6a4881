import * as v from "valibot";
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

const list = v.custom<StandingList>((name) => typeof name === "string" && isStandingList(name));
const maybe = v.nullable(v.string());

/** What bars a person or a server now. Who gave it never leaves the worker. */
const entry = v.object({
  list,
  /** Names the sanction to this person alone; one that is given anew has another. */
  entry: v.string(),
  /** The command or cog; null for a whole bar. */
  target: maybe,
  /** ISO times; null where the bot does not say. */
  since: maybe,
  until: maybe,
  /** Without it and without `until`, the end is not known. */
  permanent: v.boolean(),
  /** Null where the brand does not show reasons, or there is none. */
  reason: maybe,
});

export type StandingEntry = v.InferOutput<typeof entry>;

export const standing = v.object({
  entries: v.array(entry),
  /** Lists that could not be read, in which more may stand. */
  failed: v.array(list),
});

export type Standing = v.InferOutput<typeof standing>;

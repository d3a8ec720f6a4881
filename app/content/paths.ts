import { features, legal } from "./frame/menu.static.ts";

/** Paths that share a route module. */

export const FEATURE_PATHS: readonly string[] = features.map(({ path }) => path);

export const LEGAL_PATHS: readonly string[] = legal.map(({ path }) => path);

/** The blacklist pages, each with the read of the bot API that it shows. */
export const BLACKLIST_READS = {
  "user/user": "userBans",
  "user/command": "userCommandBans",
  "user/cog": "userCogBans",
  "server/server": "serverBans",
  "server/command": "serverCommandBans",
  "server/cog": "serverCogBans",
} as const;

export type BlacklistPath = keyof typeof BLACKLIST_READS;

import { features, legal } from "./menu.static.ts";

/** Paths that share a route module. */

export const FEATURE_PATHS: readonly string[] = features.map(({ path }) => path);

export const LEGAL_PATHS: readonly string[] = legal.map(({ path }) => path);

export const BLACKLIST_PATHS = [
  "user/user",
  "user/command",
  "user/cog",
  "server/server",
  "server/command",
  "server/cog",
] as const;

export type BlacklistPath = (typeof BLACKLIST_PATHS)[number];

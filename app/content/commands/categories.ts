import { RANKS } from "../ranks.ts";
import { ALL_COMMANDS } from "./commands.ts";
import { groups } from "./commands.static.ts";

/** The bot's categories in lower case, by group of the public list. */
export const PUBLIC_CATEGORIES: Readonly<Record<string, readonly string[]>> = groups;

/** The bot's categories by group of the staff list: ranks, lowest first. */
export const STAFF_CATEGORIES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  RANKS.filter(({ categories }) => categories.length > 0)
    .map(({ rank, categories }): [string, readonly string[]] => [rank, categories])
    .toReversed(),
);

/** In the dropdown's order. */
export const PUBLIC_GROUPS: readonly string[] = [ALL_COMMANDS, ...Object.keys(PUBLIC_CATEGORIES)];

/** In the dropdown's order. */
export const STAFF_GROUPS: readonly string[] = [ALL_COMMANDS, ...Object.keys(STAFF_CATEGORIES)];

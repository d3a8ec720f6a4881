import { RANKS } from "../ranks.ts";
import { ALL_COMMANDS } from "./commands.ts";
import { groups } from "./commands.static.ts";

/** The bot's categories, in lower case, by the group of the public list that contains them. */
export const PUBLIC_CATEGORIES: Readonly<Record<string, readonly string[]>> = groups;

/** The bot's categories by the group of the staff list: ranks, the lowest first. */
export const STAFF_CATEGORIES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  RANKS.filter(({ categories }) => categories.length > 0)
    .map(({ rank, categories }): [string, readonly string[]] => [rank, categories])
    .toReversed(),
);

/** The groups of the public list in the order of the dropdown. */
export const PUBLIC_GROUPS: readonly string[] = [ALL_COMMANDS, ...Object.keys(PUBLIC_CATEGORIES)];

/** The groups of the staff list in the order of the dropdown. */
export const STAFF_GROUPS: readonly string[] = [ALL_COMMANDS, ...Object.keys(STAFF_CATEGORIES)];

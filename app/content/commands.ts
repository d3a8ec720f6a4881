import { groups } from "./commands.static.ts";
import { RANKS } from "./ranks.ts";

/** The choice that shows every command; stands first in both dropdowns. */
export const ALL_COMMANDS = "All Commands";

/** The bot's categories, in lower case, by the group of the public list that contains them. */
export const PUBLIC_CATEGORIES: Readonly<Record<string, readonly string[]>> = groups;

/** The same for the staff list, whose groups are ranks, the lowest first. */
export const STAFF_CATEGORIES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  RANKS.filter(({ categories }) => categories.length > 0)
    .map(({ rank, categories }): [string, readonly string[]] => [rank, categories])
    .toReversed(),
);

/** The groups of the public list in the order of the dropdown. */
export const PUBLIC_GROUPS: readonly string[] = [ALL_COMMANDS, ...Object.keys(PUBLIC_CATEGORIES)];

/** The groups of the staff list in the order of the dropdown. */
export const STAFF_GROUPS: readonly string[] = [ALL_COMMANDS, ...Object.keys(STAFF_CATEGORIES)];

/** Texts of both command lists. */
export const COMMANDS_TEXT = {
  title: "Commands",
  description: "Every command with its permissions, aliases and arguments.",
  picture: { name: "commands", alt: "Commands with their permissions, aliases and arguments" },
  staffTitle: "Staff Commands",
  staffDescription: "Commands for the team, by the rank they ask for.",
  search: "Search commands...",
  noMatch: "No commands found matching your criteria.",
  noStaffMatch: "No Commands Found",
  clear: "Clear Filters",
  loading: "Loading all commands",
  broken: "Not all commands could be loaded. The search and the categories need them.",
  more: "Show more",
  chooseCategory: "Choose a category to see the rest.",
  narrowSearch: "Narrow the search to see the rest.",
} as const;

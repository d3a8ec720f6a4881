import { groups } from "./commands.static.ts";
import { RANKS } from "../ranks.ts";
import { words } from "../words.ts";

/** The choice that shows every command; the first in both dropdowns. */
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
export const COMMANDS_TEXT = words({
  title: "Commands",
  description: "Every command with its permissions, aliases and arguments.",
  picture: { name: "commands", alt: "Commands with their permissions, aliases and arguments" },
  staffTitle: "Staff Commands",
  staffDescription: "Commands for the team, by the rank they ask for.",
  categoryTitle: (group: string) => `${group} Commands`,
  categoryDescription: (group: string) =>
    `Every command of the ${group} category with its permissions, aliases and arguments.`,
  commandTitle: (name: string) => `{prefix}${name} command`,
  commandUsage: (usage: string) => `Usage: ${usage}`,
  search: "Search commands...",
  noMatch: "No commands found matching your criteria.",
  noStaffMatch: "No Commands Found",
  clear: "Clear Filters",
  loadedMatches: (found: string, rest: string) => `${found} found, ${rest} to come`,
  broken: "Not all commands could be loaded. The search and the categories need them.",
  chooseCategory: "Choose a category to see the rest.",
  narrowSearch: "Narrow the search to see the rest.",
  showing: (shown: string, total: string) => `Showing ${shown} of ${total} commands.`,
  count: (count: number) => (count === 1 ? "1 command" : `${count} commands`),
  savedCopy: (time: string) => `Saved copy of ${time} UTC`,
  list: "Commands",
  category: "Category: ",
  categories: "Categories",
  otherCategories: "Categories of the rest",
  elsewhere: (commands: string) => `${commands} in other categories`,
  listedUnder: (name: string, group: string) => `${name} is listed under ${group}`,
  missing: (name: string) => `There is no command “${name}”. It may have been renamed or removed.`,
  similar: "Did you mean",
  alias: (alias: string) => `alias ${alias}`,
  permissions: "Permissions",
  aliases: "Aliases",
  arguments: "Arguments",
  none: "None",
  required: "<required>",
  optional: "[optional]",
  brackets: "Leave the brackets out.",
  keys: { move: "move", enter: "Enter", copy: "copy usage" },
  cardKeys: "Enter copies the usage, arrow keys move between commands, Escape clears the search.",
  prefix: "Prefix",
  copyUsage: (name: string) => `Copy usage of ${name}`,
  linkTo: (name: string) => `Link to ${name}`,
  copied: (usage: string) => `Copied ${usage}`,
  /** Begins the sentence about a list that could not be loaded. */
  wholeList: "The whole list of commands",
  linkCopied: "Link copied",
});

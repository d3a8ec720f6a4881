import { words } from "./words.ts";

/** The choice that shows every command; stands first in both dropdowns. */
export const ALL_COMMANDS = "All Commands";

/** The groups of the public list in the order of the dropdown. */
export const PUBLIC_GROUPS = [
  ALL_COMMANDS,
  "Administration",
  "Automod",
  "Donator",
  "Economy",
  "Fun",
  "Leveling",
  "Moderation",
  "Music",
  "Settings",
  "Social",
  "Tickets",
  "Utility",
  "Voice",
] as const;

/** The groups of the staff list in the order of the dropdown. */
export const STAFF_GROUPS = [
  ALL_COMMANDS,
  "Supporter",
  "Moderator",
  "Manager",
  "Developer",
] as const;

export type PublicGroup = Exclude<(typeof PUBLIC_GROUPS)[number], typeof ALL_COMMANDS>;
export type StaffGroup = Exclude<(typeof STAFF_GROUPS)[number], typeof ALL_COMMANDS>;

/** The bot's categories, in lower case, by the group of the public list that contains them. */
export const PUBLIC_CATEGORIES = {
  Administration: ["antinuke", "auth", "whitelist"],
  Automod: ["automod"],
  Donator: ["donor", "store"],
  Economy: ["economy"],
  Fun: ["confessions", "emoji", "fun", "giveaway", "lastfm", "roleplay", "selfbot"],
  Leveling: ["leveling"],
  Moderation: ["logging", "moderation"],
  Music: ["spotify"],
  Settings: ["config", "instance", "invitetracker", "reseller", "vanity"],
  Social: ["instagram", "social", "tiktok", "twitch", "twitter", "youtube"],
  Tickets: ["ticket"],
  Utility: [
    "autopost",
    "autorole",
    "boosterrole",
    "colorrole",
    "counters",
    "events",
    "info",
    "invoke",
    "paginate",
    "responders",
    "role",
    "starboard",
    "suggestion",
    "utility",
    "vote",
    "webhooks",
  ],
  Voice: ["voicemaster", "voicetrack"],
} as const satisfies Record<PublicGroup, readonly string[]>;

/** The same for the staff list; jishaku is the developers' console. */
export const STAFF_CATEGORIES = {
  Supporter: ["supporter"],
  Moderator: ["moderator"],
  Manager: ["manager"],
  Developer: ["developer", "jishaku"],
} as const satisfies Record<StaffGroup, readonly string[]>;

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
  loading: "Loading all commands",
  loadedMatches: (commands: string) => `${commands} so far`,
  broken: "Not all commands could be loaded. The search and the categories need them.",
  more: "Show more",
  chooseCategory: "Choose a category to see the rest.",
  narrowSearch: "Narrow the search to see the rest.",
  showing: (shown: string, total: string) => `Showing ${shown} of ${total} commands.`,
  count: (count: number) => (count === 1 ? "1 command" : `${count} commands`),
  minutes: (count: number) => (count === 1 ? "a minute" : `${count} minutes`),
  hours: (count: number) => (count === 1 ? "an hour" : `${count} hours`),
  savedCopy: (age: string) => `Saved copy, ${age} old`,
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
  prefix: "Prefix",
  copyUsage: (name: string) => `Copy usage of ${name}`,
  linkTo: (name: string) => `Link to ${name}`,
  copied: (usage: string) => `Copied ${usage}`,
  linkCopied: "Link copied",
});

import { words } from "./words.ts";

/** 'All' doesn't narrow. */
export const CATEGORY_NAMES = {
  All: "All",
  Jail: "Jail",
  Unjail: "Unjail",
  Ban: "Ban",
  Unban: "Unban",
  Kick: "Kick",
  Mute: "Mute",
  Unmute: "Unmute",
} as const;

export const TEMPLATES = words({
  title: "Embed Templates",
  description: "Ready-made embeds for moderation. Copy one, or make it yours in the builder.",
  picture: { name: "templates", alt: "Ready-made embeds for bans, mutes and jails" },
  searchLabel: "Search templates",
  search: "Search templates...",
  category: "Category",
  submit: "Search",
  count: (count: number) => (count === 1 ? "1 template" : `${count} templates`),
  showing: (shown: string, total: string) => `Showing ${shown} of ${total} templates.`,
  narrow: "Choose a category or search to see the rest.",
  previewOf: (name: string) => `Preview of ${name}`,
  copy: "Copy Embed Code",
  copyOf: (name: string) => ` of ${name}`,
  open: "Open in builder",
  openOf: (name: string) => ` with ${name}`,
  failed:
    "Unable to fetch templates, please try again later or join our support server for assistance.",
  noMatch: "No templates found matching your criteria.",
  reset: "Show all templates",
});

/** A template's page. */
export const TEMPLATE = words({
  back: "All templates",
  descriptionOf: (name: string) =>
    `${name}: a ready-made embed. Copy its code, or make it yours in the builder.`,
  related: "Related templates",
  unreadable: "The builder can't read this code, but the bot may.",
});

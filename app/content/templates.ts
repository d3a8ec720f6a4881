/** The choices of the category dropdown; 'All' does not narrow. */
export const TEMPLATE_CATEGORIES = [
  "All",
  "Jail",
  "Unjail",
  "Ban",
  "Unban",
  "Kick",
  "Mute",
  "Unmute",
] as const;

export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** Placeholder cards while the list loads. */
export const TEMPLATE_SKELETONS = 6;

export const TEMPLATES = {
  title: "Embed Templates",
  description: "Ready-made embeds for moderation. Copy one, or make it yours in the builder.",
  picture: { name: "templates", alt: "Ready-made embeds for bans, mutes and jails" },
  searchLabel: "Search templates",
  search: "Search templates...",
  category: "Category",
  copy: "Copy Embed Code",
  open: "Open in builder",
  noMatch: "No templates found matching your criteria.",
  reset: "Show all templates",
} as const;

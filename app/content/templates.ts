/** The choices of the category dropdown (§2); 'All' does not narrow. */
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

export const TEMPLATES = {
  title: "Embed Templates",
  description: "Ready-made embeds for moderation messages. Copy the code to use one.",
  searchLabel: "Search templates",
  search: "Search templates...",
  category: "Category",
  copy: "Copy Embed Code",
  noMatch: "No templates found matching your criteria.",
} as const;

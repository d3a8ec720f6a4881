/** 'All' doesn't narrow. */
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

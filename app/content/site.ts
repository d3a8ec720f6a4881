/** The product's name; every title is '{product} - {page}'. */
export const PRODUCT = "Haven";

/** Texts used on several pages. */
export const SITE = {
  tagline: "The community bot that keeps your server safe and lively",
  description:
    "Haven is a free Discord bot for moderation, tickets, leveling, economy, music and more. Browse its commands, check its status and add it to your server.",
  invite: "Add to Discord",
  login: "Login with Discord",
  support: `Join ${PRODUCT} Server`,
  tryAgain: "Try Again",
  search: "Jump to a page",
  searchFailed: "The search could not be loaded. Please try again.",
  copyright: `© 2024 ${PRODUCT}. All rights reserved.`,
} as const;

/** The chat platform's image host (avatars by id and hash, custom emoji by id). */
export const PLATFORM_CDN = "https://cdn.discordapp.com";

/** The prefix of commands in servers that have not set their own. */
export const DEFAULT_PREFIX = ";";

import { description, prefix, product, since, tagline } from "./site.static.ts";
import { words } from "./words.ts";

/** The product's name; every title is '{product} - {page}'. */
export const PRODUCT = product;

/** Texts used on several pages. */
export const SITE = words({
  tagline,
  description,
  invite: "Add to Discord",
  login: "Login with Discord",
  support: "Join {product} Server",
  tryAgain: "Try Again",
  search: "Jump to a page",
  searchFailed: "The search could not be loaded. Please try again.",
  copyright: `© ${since} {product}. All rights reserved.`,
});

/** The chat platform's image host (avatars by id and hash, custom emoji by id). */
export const PLATFORM_CDN = "https://cdn.discordapp.com";

/** The prefix of commands in servers that have not set their own. */
export const DEFAULT_PREFIX = prefix;

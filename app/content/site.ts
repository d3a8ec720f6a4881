import { prefix, product } from "./facts.static.ts";
import { site } from "./site.static.ts";

/** The product's name; every title is '{product} - {page}'. */
export const PRODUCT = product;

/** Texts used on several pages. */
export const SITE = site;

/** The chat platform's image host (avatars by id and hash, custom emoji by id). */
export const PLATFORM_CDN = "https://cdn.discordapp.com";

/** The prefix of commands in servers that have not set their own. */
export const DEFAULT_PREFIX = prefix;

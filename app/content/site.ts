import { prefix, product } from "./facts.static.ts";
import { site } from "./site.static.ts";

/** Titles are '{product} - {page}'. */
export const PRODUCT = product;

export const SITE = site;

/** The platform's image host (avatars by id and hash, custom emoji by id). */
export const PLATFORM_CDN = "https://cdn.discordapp.com";

/** For servers without their own. */
export const DEFAULT_PREFIX = prefix;

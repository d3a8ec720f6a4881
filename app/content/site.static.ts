import { brand } from "#brand";
import { SITE_WORDS } from "./site-words.ts";
import { words } from "./words.ts";

/** Texts used on several pages. */
export const site = words({
  description: brand.description,
  /** The picture in the link preview of most pages, as text. */
  picture: brand.landing.picture.alt,
  ...SITE_WORDS,
  copyright: SITE_WORDS.copyright(brand.since),
});

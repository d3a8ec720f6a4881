import { brand } from "#brand";
import { SITE_WORDS } from "./site-words.ts";
import { words } from "./words.ts";

export const site = words({
  description: brand.description,
  /** The picture in most link previews, as text. */
  picture: brand.landing.picture.alt,
  ...SITE_WORDS,
  copyright: SITE_WORDS.copyright(brand.since),
});

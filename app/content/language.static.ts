import { brand } from "#brand";
import { isRightToLeft, LANGUAGE_NAMES } from "../contract/languages.ts";
import { LANGUAGE } from "../format/language.ts";

const all = brand.languages ?? ["en"];

/** The direction in which this build's language is written. */
export const direction = isRightToLeft(LANGUAGE) ? "rtl" : "ltr";

/** Whether this build is of the site's own language, whose addresses are bare. */
export const isFirst = all[0] === LANGUAGE;

/** What stands before the paths of this build's pages: '/de', or nothing in the site's own language. */
export const prefix = isFirst ? "" : `/${LANGUAGE}`;

/** Every language of the site, the site's own first, with what stands before its paths. */
export const languages = all.map((tag, place) => ({
  tag,
  name: LANGUAGE_NAMES[tag],
  prefix: place === 0 ? "" : `/${tag}`,
}));

/** The language of what bot and team say, where that is not the page's: they write in the site's own. */
export const writtenIn = isFirst ? undefined : all[0];

/** The languages besides this build's. */
export const others = languages.filter(({ tag }) => tag !== LANGUAGE);

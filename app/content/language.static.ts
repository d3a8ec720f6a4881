import { brand } from "#brand";
import { isRightToLeft, LANGUAGE_NAMES } from "../contract/languages.ts";
import { LANGUAGE } from "../format/language.ts";

const all = brand.languages ?? ["en"];

export const direction = isRightToLeft(LANGUAGE) ? "rtl" : "ltr";

/** Whether this build has the site's first language, with bare addresses. */
export const isFirst = all[0] === LANGUAGE;

/** Before this build's paths: '/de', or "" in the first language. */
export const prefix = isFirst ? "" : `/${LANGUAGE}`;

/** The site's languages, first one first, with their prefixes. */
export const languages = all.map((tag, place) => ({
  tag,
  name: LANGUAGE_NAMES[tag],
  prefix: place === 0 ? "" : `/${tag}`,
}));

/** The language of bot and team (the first one); undefined if it is the page's. */
export const writtenIn = isFirst ? undefined : all[0];

/** The languages except this build's. */
export const others = languages.filter(({ tag }) => tag !== LANGUAGE);

import { brand } from "#brand";

/** What nearly every page needs of the brand. Texts may still hold `{product}` and `{prefix}`. */

export const product = brand.product;
export const prefix = brand.prefix;
export const tagline = brand.tagline;
export const description = brand.description;
export const since = brand.since;
export const { languages, hours } = brand.support;
export const currency = brand.currency;
/** Which of the pages a brand may leave out are there. */
export const pages = brand.pages;

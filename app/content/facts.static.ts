import { brand } from "#brand";
import { COLORS, shadesOf } from "./colors.ts";
import { decimalsOf } from "./currency.ts";
import { listed } from "./listed.ts";
import { pagesOf } from "./reads-off.ts";

/** Single facts of the brand. */

export const { product, prefix, currency } = brand;

/** The decimals of a price that is not whole. */
export const priceDigits = decimalsOf(currency);

/** `#rrggbb`, for places without CSS variables. */
export const { accent, light: accentLight } = shadesOf(brand.accent);

/** The ground of every page, `#rrggbb`. */
export const { ink } = COLORS;

/** Within how many hours the support answers. */
export const { hours } = brand.support;

/** The languages of support: 'English or German', and 'English and German'. */
export const anyLanguage = listed(brand.support.languages, "or");
export const allLanguages = listed(brand.support.languages, "and");

/** Which of the optional pages the brand has. */
export const pages = pagesOf(brand);

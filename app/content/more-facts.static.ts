import { brand } from "#brand";
import { shadesOf } from "./colors.ts";
import { decimalsOf } from "./currency.ts";
import { listed } from "./listed.ts";

/** Single facts of the brand that only some pages need. */

export const { currency } = brand;

/** The decimals of a price that is not whole. */
export const priceDigits = decimalsOf(currency);

/** `#rrggbb`, for places without CSS variables. */
export const { accent, light: accentLight } = shadesOf(brand.accent);

/** The languages of support: 'English and German'. */
export const allLanguages = listed(brand.support.languages, "and");

import { brand } from "#brand";
import { shadesOf } from "./colors.ts";
import { decimalsOf } from "./currency.ts";
import { listed } from "./listed.ts";

/** Facts of the brand that only some pages need. */

export const { currency } = brand;

/** Decimals of a price that isn't whole. */
export const priceDigits = decimalsOf(currency);

/** `#rrggbb`, where CSS variables don't work. */
export const { accent, light: accentLight } = shadesOf(brand.accent);

/** The languages of support: 'English and German'. */
export const allLanguages = listed(brand.support.languages, "and");

import { brand } from "#brand";
import { COLORS } from "./colors.ts";
import { listed } from "./listed.ts";
import { pagesOf } from "./reads-off.ts";

export const { product, prefix } = brand;

/** The background of all pages, `#rrggbb`. */
export const { ink } = COLORS;

/** Within how many hours support answers. */
export const { hours } = brand.support;

/** The languages of support: 'English or German'. */
export const anyLanguage = listed(brand.support.languages, "or");

/** The optional pages that the brand has. */
export const pages = pagesOf(brand);

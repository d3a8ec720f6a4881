import { brand } from "#brand";
import { COLORS } from "./colors.ts";
import { listed } from "./listed.ts";
import { pagesOf } from "./reads-off.ts";

/** Single facts of the brand. */

export const { product, prefix } = brand;

/** The ground of every page, `#rrggbb`. */
export const { ink } = COLORS;

/** Within how many hours the support answers. */
export const { hours } = brand.support;

/** The languages of support: 'English or German'. */
export const anyLanguage = listed(brand.support.languages, "or");

/** Which of the optional pages the brand has. */
export const pages = pagesOf(brand);

import { brand } from "#brand";
import { lowestPriceText } from "./prices.ts";
import { words } from "./words.ts";

/** The landing page in the command palette. */
export const tagline = words(brand.tagline);

/** The lowest price of premium, for other pages; null without the page. */
export const premiumPrice =
  brand.pages.premium && brand.premium ? lowestPriceText(brand.premium) : null;

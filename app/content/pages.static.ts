import { brand } from "#brand";
import { lowestPriceText } from "./prices.ts";
import { words } from "./words.ts";

/** For the command palette. */
export const tagline = words(brand.tagline);

/** Premium's lowest price, for other pages; null without it. */
export const premiumPrice =
  brand.pages.premium && brand.premium ? lowestPriceText(brand.premium) : null;

import { brand } from "#brand";
import { words } from "./words.ts";

/** The landing page in the command palette. */
export const tagline = words(brand.tagline);

/** Facts about premium for other pages: its description and its lowest price; null without the page. */
export const premium =
  brand.pages.premium && brand.premium
    ? {
        description: words(brand.premium.description),
        lowest: Math.min(...brand.premium.plans.map(({ price }) => price)),
      }
    : null;

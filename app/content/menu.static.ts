import { brand } from "#brand";
import { priceText } from "./premium.ts";
import { words } from "./words.ts";

/** What menus, palette and sitemap need of the brand's pages. */

/** The feature pages in the order of the menu. */
export const features = words(
  brand.features.map(({ path, title, menu, icon }) => ({ path, title, description: menu, icon })),
);

/** The legal documents; one about a page that is off is off too. */
export const legal = words(
  brand.legal
    .filter(({ about }) => about === undefined || brand.pages[about])
    .map(({ path, title, footer }) => ({ path, title, footer })),
);

export const documentation = words(brand.documentation);

/** What search engines and the palette say of the premium page; null without one. */
export const premium =
  brand.pages.premium && brand.premium
    ? {
        description: words(brand.premium.description),
        lowest: priceText(Math.min(...brand.premium.plans.map(({ price }) => price))),
      }
    : null;

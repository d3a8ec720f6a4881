import { brand } from "#brand";
import { pages } from "../facts.static.ts";
import { words } from "../words.ts";

/** The parts of the brand's pages that menus, palette and sitemap need. */

/** The feature pages in the order of the menu. */
export const features = words(
  brand.features.map(({ path, title, menu, icon }) => ({ path, title, description: menu, icon })),
);

/** Links of the footer. */
export const footer = words(
  brand.legal
    .filter(({ about }) => about === undefined || pages[about])
    .flatMap(({ path, footer: title }) => (title === undefined ? [] : [{ path, title }])),
);

/** The brand's links out of the site. */
export const links = words(brand.links ?? []);

export const documentation = words(brand.documentation);

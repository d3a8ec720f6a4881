import { brand } from "#brand";
import { pages } from "../facts.static.ts";
import { words } from "../words.ts";

/** What menus, palette and sitemap need of the brand's pages. */

/** In the menu's order. */
export const features = words(
  brand.features.map(({ path, title, menu, icon }) => ({ path, title, description: menu, icon })),
);

export const footer = words(
  brand.legal
    .filter(({ about }) => about === undefined || pages[about])
    .flatMap(({ path, footer: title }) => (title === undefined ? [] : [{ path, title }])),
);

export const links = words(brand.links ?? []);

export const documentation = words(brand.documentation);

import { brand } from "#brand";
import { pages } from "../facts.static.ts";
import { words } from "../words.ts";

/** The parts of the brand's pages that menus, palette and sitemap need. */

/** The feature pages in the order of the menu. */
export const features = words(
  brand.features.map(({ path, title, menu, icon }) => ({ path, title, description: menu, icon })),
);

const documents = words(brand.legal.filter(({ about }) => about === undefined || pages[about]));

/** The legal documents; one about a page that is off is off too. */
export const legal = documents.map(({ path, title }) => ({ path, title }));

/** Links of the footer. */
export const footer = documents.flatMap(({ path, footer: title }) =>
  title === undefined ? [] : [{ path, title }],
);

export const documentation = words(brand.documentation);

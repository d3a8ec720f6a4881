import { brand } from "#brand";
import { words } from "../words.ts";
import type { FeaturePage } from "./page.ts";

const paths = new Set(brand.features.map(({ path }) => path));

/** Feature pages by path. For loaders only, so that no text enters the client bundle. */
export const featurePages: Readonly<Record<string, FeaturePage>> = Object.fromEntries(
  words(brand.features).map(({ menu: _menu, cards: _cards, related, ...page }) => [
    page.path,
    { ...page, related: related.filter((path) => paths.has(path)) },
  ]),
);

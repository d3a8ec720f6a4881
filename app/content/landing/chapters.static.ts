import { brand } from "#brand";
import { PLATFORM_PERMISSIONS } from "../commands/permissions.ts";
import { words } from "../words.ts";

const features = words(brand.features);

/** Chapters with their features' cards and paths. */
export const chapters = words(brand.landing.chapters).map((chapter) => ({
  title: chapter.title,
  text: chapter.text,
  cards: chapter.features.flatMap((path) =>
    features
      .filter((feature) => feature.path === path)
      .flatMap(({ cards }) => cards.map((card) => ({ ...card, path }))),
  ),
}));

export const closing = words(brand.landing.closing);

/** Names of the permissions that the invite asks for. */
export const asked = PLATFORM_PERMISSIONS.filter(({ flag }) =>
  brand.permissions?.includes(flag),
).map(({ name }) => name);

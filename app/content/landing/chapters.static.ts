import { brand } from "#brand";
import { PLATFORM_PERMISSIONS } from "../commands/permissions.ts";
import { words } from "../words.ts";

const features = words(brand.features);

/** The chapters with the cards of their features, each with the path of its page. */
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

/** The names of the permissions that the invite asks for. */
export const asked = PLATFORM_PERMISSIONS.filter(({ flag }) =>
  brand.permissions?.includes(flag),
).map(({ name }) => name);

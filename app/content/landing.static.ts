import { brand } from "#brand";
import { words } from "./words.ts";

const { hero, chapters, closing, picture } = words(brand.landing);

export { hero, closing, picture };

/** The chapters with the cards of their features, each with the path of its page. */
export const chapterCards = chapters.map(({ title, text, features }) => ({
  title,
  text,
  cards: features.flatMap((path) =>
    words(brand.features)
      .filter((feature) => feature.path === path)
      .flatMap(({ cards }) => cards.map((card) => ({ ...card, path }))),
  ),
}));

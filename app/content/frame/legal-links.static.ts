import { brand } from "#brand";
import { pages } from "../facts.static.ts";
import { words } from "../words.ts";

/** Legal documents and links between them, without those about pages that are off. */
export const LEGAL_LINKS = words(
  brand.legal.filter(({ about }) => about === undefined || pages[about]),
).map(({ path, name, title, language }) => ({
  path,
  title: name ?? title,
  /** The title's; undefined for English, and for names in this language. */
  language: name === undefined ? language : undefined,
}));

import { brand } from "#brand";
import { pages } from "../facts.static.ts";
import { words } from "../words.ts";

/** The legal documents and the links between them; one about a page that is off is off too. */
export const LEGAL_LINKS = words(
  brand.legal.filter(({ about }) => about === undefined || pages[about]),
).map(({ path, name, title, language }) => ({
  path,
  title: name ?? title,
  /** That of its title; undefined for English, and for a name in this page's language. */
  language: name === undefined ? language : undefined,
}));

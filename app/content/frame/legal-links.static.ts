import { brand } from "#brand";
import { pages } from "../facts.static.ts";
import { words } from "../words.ts";

/** The legal documents and the links between them; one about a page that is off is off too. */
export const LEGAL_LINKS = words(
  brand.legal.filter(({ about }) => about === undefined || pages[about]),
).map(({ path, title, language }) => ({ path, title, language }));

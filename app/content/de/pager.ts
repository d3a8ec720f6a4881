import type * as english from "../pager.ts";
import type { Words } from "../translation.ts";

export const PAGER: Words<typeof english.PAGER> = {
  pages: "Seiten",
  previous: "Zurück",
  next: "Weiter",
  page: (page, pages) => `Seite ${page} von ${pages}`,
};

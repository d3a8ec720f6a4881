import type * as english from "../docs-words.ts";
import type { Words } from "../translation.ts";

export const DOCS_WORDS: Words<typeof english.DOCS_WORDS> = {
  title: "Für Entwickler",
  description: "Was Programme lesen können",
};

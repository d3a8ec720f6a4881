import type * as english from "../../legal/words.ts";
import type { Words } from "../../translation.ts";

export const LEGAL: Words<typeof english.LEGAL> = {
  documents: "Rechtliche Dokumente",
  changed: "Zuletzt geändert: ",
  onThisPage: "Auf dieser Seite",
  foreign: (language) => `Dieses Dokument gibt es nur auf ${language}.`,
  linkTo: (title) => `Link zu ${title}`,
};

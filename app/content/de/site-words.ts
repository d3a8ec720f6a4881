import type * as english from "../site-words.ts";
import type { Words } from "../translation.ts";

export const SITE_WORDS: Words<typeof english.SITE_WORDS> = {
  invite: "Zu Discord hinzufügen",
  login: "Mit Discord anmelden",
  support: "Zum {product}-Server",
  signInAgain: "Neu anmelden",
  tryAgain: "Erneut versuchen",
  search: "Seite suchen",
  copyright: (since) => `© ${since} {product}. Alle Rechte vorbehalten.`,
};

import type * as english from "../../you/you.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

export const YOU = words<Words<typeof english.YOU>>({
  pages: "Deine Seiten",
  signInTitle: "Melde dich an",
  againText: "Deine Anmeldung ist älter als 12 Stunden. Melde dich noch einmal an.",
  left: "Du bist abgemeldet.",
  unavailable:
    "Wir können Anmeldungen gerade nicht prüfen. Versuch es in einer Minute noch einmal.",
  looking: "Wird nachgesehen …",
  lookedAt: "Stand:",
  failed: "Das ließ sich nicht lesen. Versuch es in einer Minute noch einmal.",
  noScript: "Zum Nachsehen braucht diese Seite JavaScript.",
});

export const YOUR_PAGES: Words<typeof english.YOUR_PAGES> = {
  data: "Deine Daten",
  standing: "Deine Sperren",
  servers: "Deine Server",
};

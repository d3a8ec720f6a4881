import type * as english from "../../frame/parts.ts";
import type { Words } from "../../translation.ts";

export const PARTS: Words<typeof english.PARTS> = {
  part: "dieser Teil der Seite",
  userMenu: "dein Kontomenü",
  search: "die Suche",
  // Some names are verbs, plurals or questions: after a colon, all of them fit.
  offline: (part) => `Du bist offline. Das geht erst wieder mit Verbindung: ${part}`,
  failed: (part) => `Das ließ sich nicht laden: ${part}`,
  outdated: (part) => `Die Website wurde aktualisiert. Das geht erst nach dem Neuladen: ${part}`,
  reload: "Neu laden",
};

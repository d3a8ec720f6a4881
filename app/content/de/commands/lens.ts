import type * as english from "../../commands/lens.ts";
import type { Words } from "../../translation.ts";

export const LENS: Words<typeof english.LENS> = {
  title: "Was darf meine Rolle?",
  hint: "Karten nach ihren Berechtigungen markieren",
  text: "Kreuz an, was die Rolle darf, oder füg ihre Berechtigungszahl ein. Dann steht auf jeder Karte, ob das reicht.",
  noScript: "Zum Markieren der Karten braucht es JavaScript. Jede Karte nennt ihre Berechtigungen.",
  integer: "Berechtigungszahl",
  integerHint: "Die Zahl, die Bots und die API von Discord für eine Rolle angeben.",
  notInteger: "Eine Berechtigungszahl besteht nur aus Ziffern, zum Beispiel 8.",
  wanted: "Von diesen Befehlen verlangt",
  others: "Andere Berechtigungen",
  only: "Nur diese",
  onlyText: "Befehle, die die Rolle ausführen darf",
  clear: "Markierungen entfernen",
  can: "Erlaubt",
  missing: (names) => `Es fehlt: ${names}`,
  unknown: (names) => `Hier unbekannt: ${names}`,
  or: " oder ",
  counts: (can, missing) => `${can} erlaubt, ${missing} nicht`,
  unknownCount: (count) => `, ${count} hier unbekannt`,
};

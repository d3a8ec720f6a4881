import type * as english from "../../frame/error-pages.ts";
import type { Words } from "../../translation.ts";

export const ERROR_PAGES: Words<typeof english.ERROR_PAGES> = {
  offline:
    "Du bist offline, deshalb bleibt diese Seite. Versuch es noch einmal, wenn die Verbindung wieder steht.",
  goBack: "Zurück",
  otherPages: "Andere Seiten",
  otherLinks: [
    { path: "/commands", title: "Befehle suchen" },
    { path: "/status", title: "Status ansehen" },
    { path: "/embed", title: "Embed schreiben" },
    { path: "/contact", title: "Support kontaktieren" },
  ],
  notFoundCode: "404",
  notFoundTitle: "Seite nicht gefunden",
  notFoundSummary: "Unter dieser Adresse gibt es keine Seite.",
  notFoundText: "Die gesuchte Seite gibt es nicht, oder sie ist umgezogen.",
  crashText: "Diese Seite ist beim Anzeigen abgestürzt. Oft hilft ein neuer Versuch.",
};

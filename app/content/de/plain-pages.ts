import type * as english from "../plain-pages.ts";
import type { Words } from "../translation.ts";

export const PLAIN_PAGES: Words<typeof english.PLAIN_PAGES> = {
  back: "Zurück zur Website",
  redirecting: "Weiterleitung …",
  nothingHappens: "Falls nichts passiert,",
  clickHere: "klick hier",
  launcher: {
    title: "Launcher öffnen",
    heading: "Der Launcher wird geöffnet …",
    open: "Launcher öffnen",
    none: "Kein Launcher installiert? Dann kannst du diese Seite schließen.",
  },
  tooManyPages: {
    title: "Zu viele Seiten",
    text: "Warte einen Moment und versuch es dann noch einmal.",
  },
  tooManySignIns: {
    title: "Zu viele Anmeldungen",
    text: "Warte eine Minute und versuch es dann noch einmal.",
  },
};

import type * as english from "../ui.ts";
import type { Words } from "../translation.ts";

export const UI: Words<typeof english.UI> = {
  close: "Schließen",
  newTab: " (öffnet in neuem Tab)",
  loading: "Wird geladen",
  more: "Mehr anzeigen",
  error: "Fehler",
  roundedId:
    "Eine Tabelle hat diese ID gerundet. Kopiere sie aus einer Zelle, die als Text formatiert ist.",
};

export const ERROR_DETAILS: Words<typeof english.ERROR_DETAILS> = {
  request: "Anfrage",
  time: "Zeit",
  message: "Meldung",
  status: (status) => `Status ${status}`,
};

export const COPY_DETAILS: Words<typeof english.COPY_DETAILS> = {
  idle: "Für den Support kopieren",
  copied: "Kopiert",
  refused: "Kopieren ist blockiert",
};

export const PAGER: Words<typeof english.PAGER> = {
  pages: "Seiten",
  previous: "Zurück",
  next: "Weiter",
  page: (page, pages) => `Seite ${page} von ${pages}`,
};

import type * as english from "../errors.ts";
import type { Words } from "../translation.ts";

export const ERRORS: Words<typeof english.ERRORS> = {
  crash: "Unerwarteter Fehler!",
  logout: "Das Abmelden hat nicht geklappt",
  fetchUser: "Dein Konto ließ sich nicht laden",
  fetchTeam: "Das Team ließ sich nicht laden",
  rightsEnded:
    "Team-Rechte enden 12 Stunden nach der Anmeldung. Melde dich neu an, dann geht es genau hier weiter.",
};

export const httpStatusError: Words<typeof english.httpStatusError> = (status) =>
  `HTTP-Fehler! Status: ${status}`;

export const STATUS_WORDS: Words<typeof english.STATUS_WORDS> = {
  400: "Ungültige Anfrage",
  401: "Nicht angemeldet",
  403: "Zugriff verweigert",
  404: "Nicht gefunden",
  405: "Methode nicht erlaubt",
  408: "Zeitüberschreitung",
  409: "Konflikt",
  410: "Nicht mehr vorhanden",
  413: "Anfrage zu groß",
  422: "Anfrage nicht verarbeitbar",
  429: "Zu viele Anfragen",
  500: "Interner Serverfehler",
  502: "Fehlerhaftes Gateway",
  503: "Nicht verfügbar",
  504: "Zeitüberschreitung am Gateway",
};

export const requestFailed: Words<typeof english.requestFailed> = (statusText) =>
  `Anfrage an die API fehlgeschlagen: ${statusText}`;

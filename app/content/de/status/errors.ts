import type * as english from "../../status/errors.ts";
import type { Words } from "../../translation.ts";

export const STATUS_ERRORS: Words<typeof english.STATUS_ERRORS> = {
  failed:
    "Der Status ließ sich nicht laden. Versuch es später noch einmal oder frag auf unserem Support-Server.",
  heading: "Fehler",
  timeout: "Die Antwort hat zu lange gedauert. Prüf deine Verbindung und versuch es noch einmal.",
  afterRetries: "Die Daten ließen sich nicht laden. Versuch es später noch einmal.",
  unexpected: "Ein unerwarteter Fehler ist aufgetreten. Versuch es später noch einmal.",
  shardsEmpty: "Es gibt keine Daten zu den Shards. Versuch es später noch einmal.",
  notJson: "Ungültige Antwort: JSON erwartet",
  historyShape: "Ungültige Verlaufsdaten: Liste erwartet",
  historyEmpty: "Es gibt keine Verlaufsdaten. Versuch es später noch einmal.",
  shardListShape: "Ungültige Antwort: keine Liste von Shards",
};

export const httpError: Words<typeof english.httpError> = (status, body) =>
  `HTTP-Fehler ${status}: ${body}`;

import type * as english from "../error-words.ts";
import type { Words } from "../translation.ts";
import { CODE_WORDS } from "./code-words.ts";

export const ERROR_WORDS: Words<typeof english.ERROR_WORDS> = {
  ...CODE_WORDS,
  crash: "Unerwarteter Fehler!",
  notJson: "Ungültige Antwort: JSON erwartet",
  logout: "Das Abmelden hat nicht geklappt",
  fetchUser: "Dein Konto ließ sich nicht laden",
  fetchTeam: "Das Team ließ sich nicht laden",
  staffRightsEnded:
    "Team-Rechte enden 12 Stunden nach der Anmeldung. Melde dich neu an, dann geht es genau hier weiter.",
  history: "Ungültige Verlaufsdaten: Liste erwartet",
  historyEmpty: "Es gibt keine Verlaufsdaten. Versuch es später noch einmal.",
  shards: "Ungültige Shard-Daten: Liste erwartet",
  team: "Ungültige Teamdaten",
  notFound: "Nicht gefunden",
  methodNotAllowed: "Methode nicht erlaubt",
  notAMember: "Kein Mitglied des Teams",
  otherRanks: "Das ist anderen Rängen vorbehalten",
  tooManyLooks:
    "Du hast in dieser Stunde schon mehrmals gefragt. Versuch es in der nächsten wieder",
  addressTooLong: "Die Adresse ist zu lang",
  addressMalformed: "Die Adresse ist fehlerhaft",
  notSaved: "Die Änderung ließ sich nicht speichern",
  notConfigured: "Die Website ist nicht eingerichtet.",
  unknownUser: "Unbekannter Nutzer",
  botLate: "Der Bot hat nicht rechtzeitig geantwortet",
  botSilent: "Der Bot antwortet nicht",
  botUnreachable: "Der Bot war nicht erreichbar",
  botError: "Der Bot hat mit einem Fehler geantwortet",
  botTooLarge: "Die Antwort des Bots ist zu groß",
  noShards: "Der Bot nennt keine Shards",
  noTeam: "Das Team ist leer",
  teamLate: "Das Team wurde nicht rechtzeitig gelesen",
  tooManyLookUps: "Zu viele Abfragen",
  sessions: "Die Anmeldungen sind nicht erreichbar",
  hiding: "Wer seinen Avatar-Verlauf verbirgt, ist gerade nicht bekannt",
  tooManyChanges: "Das hast du heute schon 20-mal geändert. Versuch es morgen wieder",
  tooOld: "Deine Anmeldung ist älter als 12 Stunden. Melde dich dafür noch einmal an",
};

export { ERROR_WORDS as ENGLISH } from "../error-words.ts";

import type * as english from "../code-words.ts";
import type { Words } from "../translation.ts";

export const CODE_WORDS: Words<typeof english.CODE_WORDS> = {
  bad_input: "Ungültige Anfrage",
  signed_out: "Nicht angemeldet",
  sign_in_again: "Deine Anmeldung ist älter als 12 Stunden. Melde dich noch einmal an",
  forbidden: "Das darfst du nicht",
  other_site: "Abgelehnt: Die Anfrage kommt von einer anderen Website",
  proof: "Diese Liste deiner Server ist älter als zehn Minuten. Lass sie neu anzeigen",
  not_found: "Nicht gefunden",
  method: "Methode nicht erlaubt",
  conflict: "Inzwischen hat jemand anderes geschrieben",
  open: "Es ist schon einer offen",
  declined: "Das wurde abgelehnt",
  held: "Jemand anderes aus dem Team hat das übernommen",
  decided: "Das ist schon entschieden",
  not_asked: "Es ist keine Frage offen",
  withdrawn: "Diese Störung wurde zurückgezogen",
  too_large: "Die Anfrage ist zu groß",
  too_many: "Zu viele Anfragen, warte einen Moment",
  bot_answer: "Die Antwort des Bots ist nicht lesbar",
  bot_status: "Der Bot hat mit einem Fehler geantwortet",
  closed: "Das ist gerade nicht erreichbar. Versuch es in einer Minute noch einmal",
  database: "Das ließ sich nicht lesen oder speichern. Versuch es gleich noch einmal",
  list: "Die Liste des Bots ließ sich nicht lesen. Versuch es gleich noch einmal",
  not_ready: "Das wissen wir noch nicht. Versuch es gleich noch einmal",
  bot_timeout: "Der Bot hat nicht rechtzeitig geantwortet",
};

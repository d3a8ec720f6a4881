import type * as english from "../../commands/commands.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

export const COMMANDS_TEXT = words<Words<typeof english.COMMANDS_TEXT>>({
  title: "Befehle",
  description: "Alle Befehle mit Berechtigungen, Aliassen und Argumenten.",
  picture: { name: "commands", alt: "Befehle mit Berechtigungen, Aliassen und Argumenten" },
  staffTitle: "Team-Befehle",
  staffDescription: "Befehle für das Team, nach dem Rang, den sie verlangen.",
  categoryTitle: (group: string) => `Befehle: ${group}`,
  categoryDescription: (group: string) =>
    `Alle Befehle der Kategorie ${group} mit Berechtigungen, Aliassen und Argumenten.`,
  commandTitle: (name: string) => `Befehl {prefix}${name}`,
  commandUsage: (usage: string) => `Aufruf: ${usage}`,
  failed:
    "Die Befehle ließen sich nicht laden. Versuch es später noch einmal oder frag auf unserem Support-Server.",
  search: "Befehle suchen …",
  noMatch: "Kein Befehl passt zu deiner Suche.",
  noStaffMatch: "Keine Befehle gefunden",
  clear: "Filter zurücksetzen",
  chooseCategory: "Wähl eine Kategorie, um die übrigen zu sehen.",
  narrowSearch: "Grenz die Suche ein, um die übrigen zu sehen.",
  showing: (shown: string, total: string) => `${shown} von ${total} Befehlen.`,
  count: (count: number) => (count === 1 ? "1 Befehl" : `${count} Befehle`),
  savedCopy: (time: string) => `Gespeicherter Stand: ${time} UTC`,
  list: "Befehle",
  category: "Kategorie: ",
  categories: "Kategorien",
  otherCategories: "Kategorien der übrigen Befehle",
  elsewhere: (commands: string) => `${commands} in anderen Kategorien`,
  listedUnder: (name: string, group: string) => `${name} steht unter ${group}`,
  missing: (name: string) =>
    `Einen Befehl „${name}“ gibt es nicht. Vielleicht heißt er jetzt anders oder wurde entfernt.`,
  similar: "Meintest du",
  alias: (alias: string) => `Alias ${alias}`,
  permissions: "Berechti\u00ADgungen",
  aliases: "Aliasse",
  arguments: "Argumente",
  none: "Keine",
  required: "<nötig>",
  optional: "[optional]",
  brackets: "Die Klammern lässt du weg.",
  keys: { move: "wechseln", enter: "Enter", copy: "Aufruf kopieren" },
  cardKeys:
    "Enter kopiert den Aufruf, die Pfeiltasten wechseln zwischen den Befehlen, Escape leert die Suche.",
  prefix: "Präfix",
  options: "Präfix und Rolle",
  copyUsage: (name: string) => `Aufruf von ${name} kopieren`,
  copied: (usage: string) => `${usage} kopiert`,
  linkCopied: "Link kopiert",
});

export const ALL_COMMANDS = "Alle Befehle";

export const LENS: Words<typeof english.LENS> = {
  title: "Welche Befehle darf meine Rolle benutzen?",
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

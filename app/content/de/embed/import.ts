import type * as english from "../../embed/import.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

/** '1 Bild' oder '3 Bilder'. */
function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

export const IMPORT_WORDS = words<Words<typeof english.IMPORT_WORDS>>({
  title: "Embed importieren",
  label: "Code einfügen",
  hint: "Füg Embed-Code, eine Nachricht als JSON (Discohook, Webhooks, …) oder einen geteilten Link ein.",
  linkTitle: "Welche Links gehen?",
  linkHint:
    "Links, in denen die Nachricht selbst steckt, in Query, Hash oder Pfad: unverändert, in Base64 oder mit gzip oder deflate gepackt. Dein Browser liest sie, ohne jemanden zu fragen. Kurzlinks und mit lz-string gepackte gehen nicht: Öffne sie dort, wo sie herkommen, und kopier das JSON.",
  submit: "Importieren",
  failedTitle: "Import fehlgeschlagen",
  failedText: "Das ist kein gültiger Embed-Code. Prüf die Eingabe und versuch es noch einmal.",
  reads: "Der Import liest Embed-Code wie „$v{title: …}“, Nachrichten als JSON und geteilte Links.",
  lostTitle: "Das fällt weg",
  lostText: "Ein Embed von {product} hat dafür keinen Platz. Noch ist nichts ersetzt.",
  anyway: "Trotzdem importieren",
  variablesTitle: "Variablen eines anderen Bots",
  variablesText:
    "{product} würde sie so senden, wie sie dastehen. Übersetzen lassen sich die, die es auch hier gibt.",
  variable: (own: string | null) => (own === null ? "gibt es hier nicht" : `{${own}}`),
  translate: "Übersetzt importieren",
  asItIs: "Unverändert importieren",
  cancel: "Abbrechen",
  checks: "Prüfung des Codes",
  place: (line: number, column: number) => `Zeile ${line}, Spalte ${column}`,
  messageLink:
    "Dieser Link zeigt auf eine Nachricht. Über ihren Link kann nur ein Bot auf dem Server sie lesen, eine Website nicht.",
  copyCommand: (usage: string) =>
    `Sende dort ${usage} mit dem Link und füg den Code ein, den du als Antwort bekommst.`,
  emptyLink:
    "In diesem Link steckt keine Nachricht. Öffne ihn dort, wo er herkommt, und kopier die Nachricht als JSON oder Code.",
});

export const LOST: Words<typeof english.LOST> = {
  messages: (count) => counted(count, "weitere Nachricht", "weitere Nachrichten"),
  embeds: (count) => counted(count, "weiteres Embed", "weitere Embeds"),
  codes: (count) => counted(count, "weiterer Embed-Code", "weitere Embed-Codes"),
  fields: (count) => counted(count, "Feld nach den ersten 25", "Felder nach den ersten 25"),
  buttons: (count) => counted(count, "Button nach den ersten 25", "Buttons nach den ersten 25"),
  pictures: (count) => counted(count, "weiteres Bild", "weitere Bilder"),
  descriptions: (count) => counted(count, "Bildbeschreibung", "Bildbeschreibungen"),
  selects: (count) => counted(count, "Auswahlmenü", "Auswahlmenüs"),
  components: (count) =>
    counted(count, "Komponente, die kein Button ist", "Komponenten, die keine Buttons sind"),
  actions: (count) =>
    counted(
      count,
      "Aktion: Nur Buttons mit Link tun etwas",
      "Aktionen: Nur Buttons mit Link tun etwas",
    ),
  disabled: (count) => counted(count, "„disabled“ eines Buttons", "„disabled“ von Buttons"),
  premium: (count) => counted(count, "Button, der etwas verkauft", "Buttons, die etwas verkaufen"),
  files: (count) => counted(count, "angehängte Datei", "angehängte Dateien"),
  spoilers: (count) => counted(count, "Spoiler-Abdeckung", "Spoiler-Abdeckungen"),
  rows: "die Reihen der Buttons: Jede hat fünf",
  flags: "Sendearten, die nur „flags“ von Discord kennt",
  mentions: "wer durch Erwähnungen benachrichtigt wird",
  colors: (count) => counted(count, "weitere Akzentfarbe", "weitere Akzentfarben"),
  fixedTime: "die feste Zeit: Der Bot nimmt die Zeit des Sendens",
  color: (text) => `die Farbe „${text}“, die wir nicht kennen`,
  video: "das Video",
  key: (key) => `„${key}“`,
  sender: "Name und Bild des Absenders",
  attachments: (count) => counted(count, "Anhang", "Anhänge"),
  repeated: (key) => `ein früheres „${key}“: Das letzte zählt`,
  part: (text) => `„${text}“ eines Buttons`,
  around: "der Text um den Code herum",
  containers: (count) => `die Trennung in ${count} Container: Ein Embed ist einer`,
  outside: "was außerhalb des Containers steht: Ein Embed ist einer",
};

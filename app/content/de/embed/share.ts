import type * as english from "../../embed/share.ts";
import type { Words } from "../../translation.ts";

export const SHARE_WORDS: Words<typeof english.SHARE_WORDS> = {
  title: "Embed teilen",
  link: "Link",
  linkHint: "Das ganze Embed steckt im Link. Nichts wird hochgeladen, und der Link läuft nie ab.",
  long: "Zu lang für eine Chatnachricht. Schick ihn als Datei oder per E-Mail.",
  copyLink: "Link kopieren",
  json: "Nachricht als JSON",
  jsonHint: "Für Webhooks und andere Editoren.",
  copyJson: "JSON kopieren",
  lost: "Das geht in JSON nicht:",
  variables: "Variablen, die nur der Bot ersetzt",
  color: "die Farbe, die keine Zahl ist",
  time: "die Zeit des Sendens, für die eine feste steht",
  buttonColors: "die Farben von Link-Buttons",
  idleButtons: "was Buttons ohne Link tun: Sie sind abgeschaltet, und Webhooks nehmen keinen davon",
  refused: "Adressen und Emojis, die keine sind, und Symbole ohne Text: Discord lehnt sie ab",
  segments: (count) =>
    count === 1
      ? "1 Abschnitt, den nur der Bot kennt"
      : `${count} Abschnitte, die nur der Bot kennt`,
};

import type * as english from "../../embed/embed.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

export const BUILDER = words<Words<typeof english.BUILDER>>({
  title: "Embed-Editor",
  description: "Bau ein Embed, sieh es live und füg den Code in einen Befehl von {product} ein.",
  noScript: "Der Editor braucht JavaScript, und das ist in diesem Browser aus.",
  noScriptTemplates:
    "Die Vorlagen sind fertige Embeds: Jede zeigt auf ihrer Seite den Code zum Kopieren.",
  toTemplates: "Vorlagen ansehen",
  picture: { name: "embed", alt: "Ein Embed im Editor und seine Vorschau als Chatnachricht" },
  editor: "Editor",
  preview: "Vorschau",
  views: "Editor oder Vorschau",
  generate: "Erzeugen",
  copy: "Kopieren",
  more: "Mehr",
  send: "Abschicken",
  copyCommand: (command) => `Kopieren: ${command} mit dem Code`,
  import: "Importieren",
  clear: "Leeren",
  undo: "Rückgängig",
  redo: "Wiederholen",
  undone: "Schritt rückgängig gemacht",
  cleared: "Geleert. „Rückgängig“ holt alles zurück.",
  redone: "Schritt wiederholt",
  code: "Embed-Code",
  copied: "In die Zwischenablage kopiert",
  notCopied: "Dein Browser hat das Kopieren nicht erlaubt.",
  imported: "Importiert",
  importedText: "Der Embed-Code ist übernommen.",
  addField: "Feld hinzufügen",
  addButton: "Button hinzufügen",
  empty: "Noch nichts zu sehen. Schreib einen Titel oder eine Beschreibung.",
  sentTime: "heute um 12:00",
  width: "Breite der Vorschau",
  desktop: "Computer",
  phone: "Handy",
  checks: "Prüfung",
  noProblems: "Bereit zum Senden.",
  pictures: "Bilder und Emojis dieses Embeds kommen von anderen Websites.",
  showPictures: "Bilder zeigen",
  drafts: "Entwürfe",
  share: "Teilen",
  linkBroken: "In diesem Link steckt kein lesbares Embed.",
});

export const EDITOR_WORDS: Words<typeof english.EDITOR_WORDS> = {
  message: "Nachricht",
  author: "Autor",
  images: "Bilder",
  footer: "Fußzeile",
  timestamp: "Zeitstempel",
  fields: "Felder",
  buttons: "Buttons",
  field: "Feld",
  button: "Button",
  inline: "Nebeneinander",
  foldAll: "Alle einklappen",
  unfoldAll: "Alle ausklappen",
  drag: "Ziehen",
  pick: "Wählen",
  pickColor: ": Farbe",
  picker: "die Farbauswahl",
  presets: "Vorgegebene Farben",
  styleOf: (name) => `Stil von ${name}`,
  moveUp: (name) => `${name} nach oben`,
  moveDown: (name) => `${name} nach unten`,
  duplicate: (name) => `${name} duplizieren`,
  remove: (name) => `${name} entfernen`,
  moved: (name, place) => `${name} steht jetzt an Stelle ${place}`,
  removed: (name) => `${name} entfernt`,
  duplicated: (name) => `${name} dupliziert`,
  lengthOf: (label) => `Länge, ${label}: `,
  characters: (count) => `${count} Zeichen`,
  longLink: (count) => `${count} Zeichen. `,
};

export const STYLE_NAMES: Words<typeof english.STYLE_NAMES> = {
  primary: "Primary (blau)",
  secondary: "Secondary (grau)",
  success: "Success (grün)",
  danger: "Danger (rot)",
};

export const TEXT_LABELS: Words<typeof english.TEXT_LABELS> = {
  content: "Nach\u00ADrich\u00ADten\u00ADtext",
  title: "Titel",
  description: "Beschrei\u00ADbung",
  url: "URL",
  color: "Farbe",
  thumbnail: "URL des Vorschaubilds",
  image: "URL des Bilds",
  "author.name": "Name des Autors",
  "author.icon": "URL des Autorbilds",
  "author.url": "URL des Autors",
  "footer.text": "Text der Fußzeile",
  "footer.icon": "URL des Fußzeilenbilds",
};

export const ITEM_LABELS: Words<typeof english.ITEM_LABELS> = {
  name: "Name",
  value: "Wert",
  label: "Beschriftung",
  url: "URL",
  emoji: "Emoji",
};

export const TIME_WORDS: Words<typeof english.TIME_WORDS> = {
  title: "Zeit einfügen",
  insertInto: (label) => `Zeit einfügen: ${label}`,
  when: "Datum und Uhrzeit",
  hint: "In deiner Zeitzone. Alle sehen sie in ihrer eigenen.",
  style: "Anzeige",
  insert: "Einfügen",
};

export const EMOJI_WORDS: Words<typeof english.EMOJI_WORDS> = {
  title: "Emoji einfügen",
  insertInto: (label) => `Emoji einfügen: ${label}`,
  search: "Emoji nach Namen suchen",
  hint: "Auf Englisch, zum Beispiel tada",
  found: (count) =>
    count === 0 ? "Kein Emoji mit diesem Namen" : count === 1 ? "1 Emoji" : `${count} Emojis`,
  groups: {
    people: "Gesichter und Menschen",
    nature: "Natur",
    food: "Essen",
    activity: "Aktivitäten",
    travel: "Reisen",
    objects: "Dinge",
    symbols: "Symbole",
    flags: "Flaggen",
  },
};

export const PREVIEW_WORDS: Words<typeof english.PREVIEW_WORDS> = {
  app: "APP",
  buttons: "Buttons",
  spoiler: "Spoiler, zeigen",
  invalidDate: "Invalid date",
  member: "Mitglied",
  role: "Rolle",
  channel: "Kanal",
  message: "Nachricht",
};

export const COLOR_NAMES: Words<typeof english.COLOR_NAMES> = {
  accent: "Akzent",
  green: "Grün",
  yellow: "Gelb",
  orange: "Orange",
  red: "Rot",
  pink: "Rosa",
  purple: "Lila",
  white: "Weiß",
};

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
  idleButtons: "was Buttons ohne Link tun: Sie sind abgeschaltet, und Webhooks lehnen sie ab",
  refused: "ungültige Adressen und Emojis und Symbole ohne Text: Discord lehnt sie ab",
  segments: (count) =>
    count === 1
      ? "1 Abschnitt, den nur der Bot kennt"
      : `${count} Abschnitte, die nur der Bot kennt`,
};

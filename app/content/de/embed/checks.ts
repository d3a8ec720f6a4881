import type * as english from "../../embed/checks.ts";
import { accent } from "../../more-facts.static.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

export const CODE_CHECKS: Words<typeof english.CODE_CHECKS> = {
  openBrace: (key) => `Die Klammer fehlt, die „${key}“ abschließt.`,
  addBrace: "„}“ ergänzen",
  marker: "Hier trennt der Bot: „$v“ beginnt auch ohne Klammer einen Abschnitt.",
  holdTogether: "Zusammenhalten",
  unknown: (key) => `Der Editor kennt „${key}“ nicht. Er lässt den Abschnitt, wie er ist.`,
  tight: "Der Bot trennt Werte an „&&“ zwischen Leerzeichen. Hier ist alles ein Stück.",
  addSpaces: "„ && “ schreiben",
  tooLong: (length, most) => `${length} Zeichen; Embed-Code hat höchstens ${most}.`,
  brokenJson:
    "Das sieht nach JSON aus, aber eine Klammer, ein Anführungszeichen oder ein Komma fehlt oder ist zu viel.",
  otherSign: (found, wanted) =>
    `„${found}“ sieht aus wie „${wanted}“, aber der Bot braucht hier „${wanted}“.`,
  invisibleSign: (code) =>
    `Hier steht ein unsichtbares Zeichen (U+${code}), das der Bot nicht annimmt.`,
  mendSigns: "Zeichen des Bots verwenden",
  oldDialect: "Das ist das Format aus der Zeit vor „$v“. Es funktioniert noch.",
  modernise: "Ins aktuelle Format bringen",
};

export const CHECKS = words<Words<typeof english.CHECKS>>({
  segmentMarker:
    "Der Bot trennt Code an „$v“. Ein unsichtbares Leerzeichen im Code hält es zusammen.",
  splitMarker: "„$ v“ schreiben",
  embedMarker: "Der Bot nimmt „{embed}“ heraus. Ein unsichtbares Leerzeichen im Code erhält es.",
  remove: "Entfernen",
  separator:
    "„&&“ zwischen Leerzeichen trennt Werte. Ein unsichtbares Leerzeichen im Code schützt dieses hier.",
  oneAnd: "„&“ schreiben",
  tight: "„&&“ trennt Werte nur mit Leerzeichen davor und dahinter. Hier ist alles ein Text.",
  openVariable: (whole: string) => `Die Klammer von „${whole}“ fehlt.`,
  addBrace: "„}“ ergänzen",
  unknownVariable: (whole: string) =>
    `Die Variable „${whole}“ kennen wir nicht. Sie bleibt so stehen.`,
  foreignVariable: (written: string, own: string) =>
    `„${written}“ ist eine Variable eines anderen Bots. Hier heißt sie „${own}“.`,
  translate: "Übersetzen",
  tooLongForChat: (length: number, most: number) =>
    `${length} Zeichen. Discord nimmt höchstens ${most}.`,
  tooLongForBot: (length: number, most: number) =>
    `${length} Zeichen. Der Bot nimmt höchstens ${most}.`,
  cut: (most: number) => `Auf ${most} kürzen`,
  labelCut: (length: number, most: number, hasEmoji: boolean) =>
    `${length} Zeichen. ${hasEmoji ? "Neben einem Emoji zeigt Discord" : "Discord zeigt"} von einer Beschriftung etwa ${most}.`,
  address: "Hier gehen nur Adressen mit http oder https.",
  addScheme: "https:// ergänzen",
  addressSpace: "Eine Adresse mit Leerzeichen lehnt Discord ab.",
  escapeSpaces: "„%20“ schreiben",
  gifPage:
    "Das ist die Seite eines GIFs, nicht das Bild selbst. Öffne sie, wähl auf dem Bild „Bildadresse kopieren“ und füg die Adresse hier ein.",
  picturePage:
    "Das ist die Seite eines Bilds, nicht das Bild selbst. Öffne sie, wähl auf dem Bild „Bildadresse kopieren“ und füg die Adresse hier ein.",
  video: "Ein Embed zeigt Bilder und GIFs, aber keine Videos.",
  color: `Diese Farbe kennen wir nicht. Schreib sechs Stellen, zum Beispiel ${accent}.`,
  defaultColor: "Standardfarbe nehmen",
  emojiName: (text: string) =>
    `„${text}“ lehnt Discord hier ab. Füg das Emoji selbst ein, ein eigenes als <:name:id>.`,
  oneEmoji: "Ein Button hat ein Emoji. Mehr lehnt Discord ab.",
  firstEmoji: "Das erste behalten",
  rawMention: (mention: string) => `Erwähnungen gehen hier nicht: „${mention}“ bleibt so stehen.`,
  rawLink: "Benannte Links gehen hier nicht, nur in der Beschreibung und im Wert von Feldern.",
  addressInLabel:
    "Aus Wörtern mit einer Adresse darin macht Discord keinen Link und zeigt die Klammern. Schreib andere Wörter.",
  milliseconds: "Das sind Millisekunden. Discord zählt Zeiten in Sekunden.",
  inSeconds: "Sekunden schreiben",
  emptyField: "Das Feld ist leer.",
  removeField: "Feld entfernen",
  noFieldName: "Das Feld hat keinen Namen. Discord nimmt es, der Bot vielleicht nicht.",
  noFieldValue: "Das Feld hat keinen Wert.",
  emptyButton: "Der Button hat weder Beschriftung noch Emoji.",
  removeButton: "Button entfernen",
  noAddress: "Einen Button ohne Adresse schaltet der Bot ab.",
  grayLink: "Discord zeichnet jeden Button mit Link grau.",
  nothing:
    "Füg einen Titel, eine Beschreibung, einen Autor, ein Bild oder einen Nachrichtentext hinzu.",
  noTitle: "Ohne Titel ist dessen Adresse nicht zu sehen.",
  noAuthor: "Ohne Namen ist der Autor nicht zu sehen.",
  noFooter: "Ohne Text ist die Fußzeile nicht zu sehen.",
  total: (total: number, most: number) =>
    `${total} Zeichen insgesamt. Discord nimmt in einem Embed höchstens ${most}.`,
  totalOf: (total: string, most: string) => `${total} von ${most} Zeichen`,
  tooMany: "Im Code stehen mehr Felder oder Buttons, als eine Nachricht fasst.",
  removeAll: "Entfernen",
  kept: (segment: string) =>
    `Für den Abschnitt „${segment}“ gibt es hier kein Eingabefeld. Er bleibt erhalten.`,
  error: "Fehler",
  warning: "Warnung",
  note: "Hinweis",
  character: (place: number) => `, Zeichen ${place}`,
  count: (count: number) => (count === 1 ? "1 Hinweis" : `${count} Hinweise`),
});

import type * as english from "../../you/data.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

export const OWN_DATA = words<Words<typeof english.OWN_DATA>>({
  title: "Deine Daten",
  description: "Was {product} und diese Website über dich speichern, wofür und wie lange.",
  signIn: "Melde dich an, dann siehst du, was {product} über dich speichert.",
  signedInSince: "Angemeldet seit",
  kept: "Was gespeichert ist",
  look: "Nachsehen",
  lookAgain: "Noch einmal nachsehen",
  download: "Als Datei herunterladen",
  hint: "Wir fragen den Bot erst, wenn du nachsiehst.",
  countNone: "Keine",
  count: (count: number) => `${count.toLocaleString("de")} ${count === 1 ? "Eintrag" : "Einträge"}`,
  unread: "Nicht lesbar",
  partly:
    "Etwas ließ sich nicht lesen und fehlt auch in der Datei. Sieh in ein paar Minuten noch einmal nach.",
  left: "Nicht dabei ist, wer vom Team dich nachgeschlagen und wer eine Sperre verhängt hat.",
  period: "Wie lange",
  place: "Wo",
});

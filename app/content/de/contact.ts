import type * as english from "../contact.ts";
import { allLanguages } from "../more-facts.static.ts";
import type { Words } from "../translation.ts";
import { words } from "../words.ts";

export const CONTACT = words<Words<typeof english.CONTACT>>({
  title: "Support kontaktieren",
  description:
    "Schreib dem Support von {product} eine E-Mail oder frag auf dem Support-Server. Antwort innerhalb von {hours} Stunden, auf {languages}.",
  picture: { name: "contact", alt: "Zwei Wege zum Support: E-Mail und Support-Server" },
  intro: "Fragen, Meldungen, Anliegen zu deinen Daten: Jede Nachricht liest ein Mensch.",
  channels: {
    email: {
      title: "E-Mail",
      text: "Für alles, was andere nicht mitlesen sollen, etwa Fragen zu Daten und Zahlungen.",
    },
    server: {
      title: "Support-Server",
      text: "Für Fragen zur Einrichtung. Meist der schnellste Weg, weil auch andere Serverinhaber antworten.",
    },
  },
  facts: [
    { name: "Antwortzeit", value: "Innerhalb von {hours} Stunden" },
    { name: "Sprachen", value: allLanguages },
  ],
  copy: "Kopieren",
  copyAddress: (address: string) => `${address} kopieren`,
  form: {
    title: "Schreib uns",
    hint: "Dein Mailprogramm öffnet sich mit der ausgefüllten Nachricht. Bei uns kommt erst etwas an, wenn du sie dort absendest.",
    submit: "Als E-Mail öffnen",
    prefilled:
      "Ein Link hat das teilweise ausgefüllt. Lies es vor dem Absenden und ändere, was du willst.",
    opened: "Mailprogramm wird geöffnet",
    cleared: "Dein Mailprogramm sollte jetzt mit der Nachricht offen sein.",
    restore: "Nichts passiert? Text zurückholen",
    plain: "Schreib uns eine E-Mail",
    noScript:
      "Das Formular braucht JavaScript, und das ist in diesem Browser aus. Per E-Mail und auf dem Support-Server erreichst du dieselben Leute.",
  },
});

export const FIELD_WORDS: Words<typeof english.FIELD_WORDS> = {
  name: { label: "Name", missing: "Gib deinen Namen ein." },
  email: { label: "E-Mail", missing: "Gib deine E-Mail-Adresse ein." },
  subject: { label: "Betreff", missing: "Gib einen Betreff ein." },
  message: { label: "Nachricht", missing: "Gib eine Nachricht ein." },
};

export const INVALID_EMAIL = "Gib eine E-Mail-Adresse ein, zum Beispiel name@example.com.";

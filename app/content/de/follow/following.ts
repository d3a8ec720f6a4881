import type * as english from "../../follow/following.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

export const FOLLOWING = words<Words<typeof english.FOLLOWING>>({
  title: "Abonniert",
  description: "Was wir in deinen Kanal schreiben.",
  done: "Dein Kanal hat {product} abonniert",
  what: {
    all: "Jede Störung, auch automatisch erkannte, und jede Wartung.",
    server: "Nur Störungen und Wartungen, die den Shard deines Servers betreffen.",
  },
  how: "Jede Meldung ist eine eigene Nachricht. Wenn Shards immer wieder ausfallen und zurückkommen, bekommst du nur, was neu ist.",
  quiet: "Niemand wird angepingt. Jede Nachricht hat einen Button zum Abbestellen.",
  test: "Testnachricht senden",
  open: "Kanal öffnen",
  outcomes: {
    sent: "Gesendet. Sieh in deinem Kanal nach.",
    failed: "Discord hat die Nachricht nicht angenommen. Versuch es in einer Minute noch einmal.",
    gone: "Discord kennt den Webhook nicht mehr. Wurde er dort gelöscht, wähl den Kanal noch einmal, um wieder zu abonnieren.",
    nobody: "Hier gibt es nichts mehr zu sehen, aber dein Abo läuft weiter.",
  },
  nobody: "Kein Kanal zu zeigen",
  nobodyText:
    "Wenn du einen Kanal gewählt hast, steht hier eine Stunde lang, was wir dort schreiben. Das Abo läuft danach weiter.",
  failures: {
    unconfirmed: {
      title: "Discord hat den Kanal nicht bestätigt",
      text: "Wir schreiben nichts. Geh zurück und versuch es noch einmal.",
    },
    forum: {
      title: "Dieser Kanal ist ein Forum",
      text: "Ein Forum nimmt nur Beiträge mit Titel, deshalb können wir dort nicht schreiben. Den Webhook haben wir gelöscht. Wähl einen Textkanal.",
    },
    full: {
      title: "Zehn Kanäle dieses Servers haben schon abonniert",
      text: "Den Webhook haben wir gelöscht. Bestell zuerst in einem der anderen Kanäle ab.",
    },
  },
  example: "Eine Beispielnachricht",
});

export const EXAMPLE_WORDS: Words<typeof english.EXAMPLE_WORDS> = {
  since: "heute um 20:05",
  title: "Auf 8 % der Server offline",
  begun: "Die Shards 3 und 17 haben die Verbindung verloren. Wir suchen die Ursache.",
  investigating: "Wird untersucht",
  over: "Alle Shards sind wieder bereit.",
  resolved: "Behoben",
};

export const UNFOLLOW = words<Words<typeof english.UNFOLLOW>>({
  title: "Abbestellen",
  description: "Keine Nachrichten über {product} mehr in einem Kanal.",
  heading: "Keine Nachrichten mehr in diesem Kanal?",
  text: "Der Kanal, aus dem du kommst, bekommt dann keine Störungen und Wartungen mehr. Du kannst ihn jederzeit wieder wählen.",
  confirm: "Abbestellen",
  done: "Abbestellt",
  doneText: "In diesen Kanal schreiben wir nichts mehr.",
  invalid: "Dieser Link funktioniert nicht",
  invalidText:
    "Er ist abgelaufen, oder ein Teil fehlt. Neuere Nachrichten im Kanal haben neuere Links. Du kannst auch den Webhook in Discord in den Einstellungen des Kanals löschen.",
  failed: "Das hat nicht geklappt. Versuch es noch einmal.",
  noScript:
    "Diese Seite braucht JavaScript. Du kannst auch den Webhook in Discord in den Einstellungen des Kanals löschen.",
});

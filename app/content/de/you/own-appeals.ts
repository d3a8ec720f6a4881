import type * as english from "../../you/own-appeals.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

export const OWN_APPEALS = words<Words<typeof english.OWN_APPEALS>>({
  title: "Deine Einsprüche",
  failed: "Deine Einsprüche ließen sich nicht lesen.",
  appeal: "Einspruch einlegen",
  cancel: "Jetzt nicht",
  write: "Dein Einspruch",
  hint: "Nur das Team liest ihn. Was du schreibst, bleibt in diesem Browser, bis du es sendest oder dich abmeldest.",
  oldSignIn:
    "Du hast dich vor mehr als 12 Stunden angemeldet. Melde dich neu an, bevor du ihn sendest: Was du hier schreibst, bleibt in diesem Browser.",
  send: "Einspruch senden",
  sending: "Wird gesendet …",
  sent: "Dein Einspruch ist beim Team",
  tooShort: "Schreib etwas mehr: mindestens zehn Zeichen.",
  tooLong: "Das ist zu lang, um es auf einmal zu lesen. Möglich sind höchstens 4.000 Zeichen.",
  lost: "Die Antwort ging verloren. Versuch es noch einmal: Ein Einspruch, der schon ankam, zählt nur einmal.",
  again: "Wieder Einspruch einlegen kannst du ab",
  you: "Du",
  team: "Das Team",
  answer: "Deine Antwort",
  sendAnswer: "Antwort senden",
  noAnswer: "Schreib mindestens ein Wort.",
  answered: "Deine Antwort ist beim Team",
  open: "Einspruch ansehen",
});

export const OWN_STATES: Words<typeof english.OWN_STATES> = {
  received: { title: "Eingegangen", text: "Noch hat ihn niemand geöffnet." },
  read: { title: "Wird gelesen", text: "Jemand vom Team hat ihn gerade offen." },
  asked: { title: "Eine Frage an dich", text: "Das Team macht weiter, wenn du geantwortet hast." },
  waiting: {
    title: "Angenommen, wartet auf den Bot",
    text: "Das Team hat zugestimmt. Vorbei ist es, wenn der Bot den Eintrag nicht mehr hat.",
  },
  closed: {
    title: "Erledigt",
    text: "Der Bot hatte den Eintrag damals nicht mehr, oder das Ende war erreicht, das er bei deinem Einspruch hatte. Gilt er noch, kannst du wieder Einspruch einlegen.",
  },
  declined: { title: "Abgelehnt", text: "Das Team lässt es, wie es ist." },
};

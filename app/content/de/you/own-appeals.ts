import { DELETION_DAYS } from "../../../contract/appeals.ts";
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
  tooLong: "Das ist zu lang. Möglich sind höchstens 4.000 Zeichen.",
  lost: "Wir haben keine Antwort bekommen. Versuch es noch einmal: Das Team bekommt nichts doppelt.",
  again: "Wieder Einspruch einlegen kannst du ab",
  you: "Du",
  team: "Das Team",
  answer: "Deine Antwort",
  sendAnswer: "Antwort senden",
  noAnswer: "Schreib etwas.",
  answered: "Deine Antwort ist beim Team",
  open: "Einspruch ansehen",
  withdraw: "Zurückziehen",
  withdrawn: "Du hast das zurückgezogen",
  asked: "Gestellt am",
  due: "Das Team erledigt das bis",
});

export const OWN_STATES: Words<typeof english.OWN_STATES> = {
  sanction: {
    received: { title: "Eingegangen", text: "Noch hat ihn niemand vom Team geöffnet." },
    read: { title: "Wird gelesen", text: "Jemand vom Team liest ihn gerade." },
    asked: {
      title: "Eine Frage an dich",
      text: "Das Team macht weiter, wenn du geantwortet hast.",
    },
    accepted: { title: "Angenommen", text: "Das Team stimmt zu und hebt die Sperre auf." },
    done: {
      title: "Erledigt",
      text: "Die Sperre ist aufgehoben oder abgelaufen. Bist du noch gesperrt, kannst du wieder Einspruch einlegen.",
    },
    declined: { title: "Abgelehnt", text: "Die Sperre bleibt." },
    withdrawn: { title: "Zurückgezogen", text: "Du hast diesen Einspruch zurückgezogen." },
  },
  deletion: {
    received: { title: "Eingegangen", text: "Noch hat ihn niemand vom Team geöffnet." },
    read: { title: "In Arbeit", text: "Jemand vom Team kümmert sich darum." },
    asked: {
      title: "Eine Frage an dich",
      text: "Das Team macht weiter, wenn du geantwortet hast.",
    },
    accepted: { title: "Angenommen", text: "Das Team stimmt zu und löscht das." },
    done: { title: "Erledigt", text: "Das Team hat alles gelöscht." },
    declined: { title: "Abgelehnt", text: "Das Team löscht das nicht." },
    withdrawn: { title: "Zurückgezogen", text: "Du hast diesen Antrag zurückgezogen." },
  },
};

export const OWN_DELETION = words<Words<typeof english.OWN_DELETION>>({
  title: "Meine Daten löschen",
  text: `Das Team löscht innerhalb von ${DELETION_DAYS} Tagen deine Buchungen, deinen Avatar-Verlauf und deine Bewertungen. Sperren bleiben.`,
  one: "Löschantrag",
  ask: "Löschung beantragen",
  sure: "Ja, beim Team beantragen",
  sureText: "Das Team sieht deinen Namen und deine ID. Gelöschtes lässt sich nicht zurückholen.",
  note: "Was das Team wissen sollte (freiwillig)",
  cancel: "Jetzt nicht",
  sent: "Dein Antrag ist beim Team",
  failed: "Dein Antrag ließ sich nicht lesen.",
});

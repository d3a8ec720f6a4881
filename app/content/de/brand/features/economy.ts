import type { Feature } from "../../../brand-schema.ts";
import { economy as english } from "../../../brand/features/economy.ts";

export const economy: Feature = {
  ...english,
  language: "de",
  title: "Wirtschaft",
  headline: "Münzen verdienen, ausgeben, tauschen",
  intro:
    "Mitglieder arbeiten für Münzen, haben sie bar oder auf der Karte und geben sie in deinem Laden aus. Gekauftes kommt ins Inventar, Rollen gibt es sofort.",
  description:
    "Eine Wirtschaft mit Befehlen für Arbeit, Kontostand und Laden: Münzen verdienen, Rollen kaufen, Gegenstände tauschen und ein Inventar führen.",
  menu: "Münzen, Laden und Tausch",
  cards: [
    {
      drawing: "economy",
      title: "Wirtschaft",
      text: "Für Münzen arbeiten, den Kontostand ansehen, im Laden Rollen kaufen und tauschen, was im Inventar liegt.",
    },
  ],
  sections: [
    { kind: "commands", title: "Ein Tag in fünf Befehlen" },
    {
      kind: "story",
      title: "Ein Laden, der Rollen vergibt",
      text: "Du füllst den Laden: eine Rolle, ein Gegenstand, ein Preis, auf Wunsch ein Vorrat. Wer eine Rolle kauft, hat sie sofort. Gegenstände liegen im Inventar, bis jemand sie benutzt, verkauft oder tauscht.",
      scene: 1,
      side: "right",
    },
    {
      kind: "story",
      title: "Zum Tausch gehören zwei",
      text: "Ein Mitglied bietet an, das andere nimmt an. Münzen und Gegenstände gehen gemeinsam über den Tisch oder gar nicht.",
      scene: 2,
      side: "left",
    },
    { kind: "points", shape: "list", title: "So kommen Münzen in Umlauf" },
    { kind: "steps", shape: "row", title: "So öffnest du deinen Laden" },
    {
      kind: "questions",
      title: "Gut zu wissen",
      items: [
        {
          title: "Gibt es ein Limit für Überweisungen?",
          text: "Ja, 10 Millionen am Tag. Wer es mit einem Zweitkonto umgeht, verstößt gegen die Regeln der Wirtschaft.",
        },
        {
          title: "Kann man Münzen kaufen?",
          text: "Nur die Erweiterung „Guthaben“ auf der Premium-Seite bringt Münzen. Wer Münzen oder Gegenstände für echtes Geld an andere verkauft, wird dauerhaft gesperrt.",
        },
        {
          title: "Geht das auf jedem Server?",
          text: "Ja. Guthaben und Inventar gehören dem Mitglied, der Laden gehört dem Server.",
        },
      ],
    },
  ],
  points: [
    {
      title: "Verdienen",
      text: "Arbeit, Tagesbelohnung, Aufgaben und Spiele. Nach jedem davon ist erst einmal Pause.",
    },
    {
      title: "Bargeld und Karte",
      text: "Bargeld ist zur Hand, und andere können es rauben. Was auf der Karte liegt, ist sicher.",
    },
    {
      title: "Firmen",
      text: "Mitglieder gründen zusammen eine Firma, stimmen für sie ab und teilen, was sie verdient.",
    },
    {
      title: "Rollen als Belohnung",
      text: "Verkauf Rollen, die alle wollen: Farben, Zugang zu einem Kanal, einen Platz weiter oben in der Liste.",
    },
  ],
  steps: [
    {
      title: "Rolle anbieten",
      text: "Name, Preis, fertig.",
      command: "{prefix}shop add @Nachteule 25000",
    },
    {
      title: "Gegenstand anbieten",
      text: "Er bleibt im Inventar, bis er benutzt wird.",
      command: "{prefix}shop item Laterne 1200",
    },
    {
      title: "Weitersagen",
      text: "Der Bot zeigt den Laden mit allem, was darin ist.",
      command: "{prefix}shop",
    },
  ],
  scenes: [
    {
      channel: "markt",
      label: "Ein Mitglied arbeitet für Münzen und sieht den Kontostand an",
      messages: [
        { speaker: { name: "fennec", color: "green" }, time: "08:15", text: "{prefix}work" },
        {
          speaker: { name: "{product}", bot: true },
          time: "08:15",
          replyTo: { name: "fennec", text: "{prefix}work" },
          embed: {
            tone: "ok",
            description: "Du hast am Pier Netze geflickt und **420 Münzen** verdient.",
            footer: "Nächste Schicht in 30 Minuten",
          },
        },
        { speaker: { name: "fennec", color: "green" }, time: "08:16", text: "{prefix}balance" },
        {
          speaker: { name: "{product}", bot: true },
          time: "08:16",
          embed: {
            title: "Kontostand von fennec",
            fields: [
              { name: "Bargeld", value: "1.260", inline: true },
              { name: "Karte", value: "48.900", inline: true },
              { name: "Platz", value: "17", inline: true },
            ],
          },
        },
      ],
    },
    {
      channel: "markt",
      label: "Der Laden mit zwei Rollen und einem Gegenstand, und ein Kauf",
      messages: [
        { speaker: { name: "fennec", color: "green" }, time: "08:20", text: "{prefix}shop" },
        {
          speaker: { name: "{product}", bot: true },
          time: "08:20",
          embed: {
            title: "Laden der Laternenbucht",
            fields: [
              {
                name: "@Nachteule",
                value: "25.000 Münzen\nRolle in eigener Farbe",
                inline: true,
              },
              { name: "@Hafenlotse", value: "90.000 Münzen\nÖffnet #steuerhaus", inline: true },
              { name: "Laterne", value: "1.200 Münzen\nNoch 14 da", inline: true },
            ],
            footer: "Kaufen mit {prefix}buy und dem Namen",
          },
        },
        {
          speaker: { name: "fennec", color: "green" },
          time: "08:21",
          text: "{prefix}buy Nachteule",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "08:21",
          embed: {
            tone: "ok",
            description:
              "Du hast **Nachteule** für **25.000 Münzen** gekauft und trägst sie jetzt.",
          },
        },
      ],
    },
    {
      channel: "markt",
      label: "Ein Gegenstand gegen Münzen: ein Tausch, dem noch ein Ja fehlt",
      messages: [
        {
          speaker: { name: "pixel", color: "blue" },
          time: "18:47",
          text: "{prefix}trade @fennec Laterne 3000",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "18:47",
          text: "@fennec, pixel möchte tauschen.",
          embed: {
            title: "Tausch",
            fields: [
              { name: "pixel gibt", value: "Laterne", inline: true },
              { name: "fennec gibt", value: "3.000 Münzen", inline: true },
            ],
            footer: "pixel ist einverstanden, fennec fehlt noch",
          },
          buttons: [
            { label: "Annehmen", style: "success" },
            { label: "Ablehnen", style: "danger" },
          ],
        },
      ],
    },
  ],
  commands: [
    { name: "work", description: "Münzen verdienen" },
    { name: "daily", description: "Die Belohnung des Tages abholen" },
    { name: "balance", arguments: "[member]", description: "Bargeld und Karte anzeigen" },
    { name: "shop", description: "Den Laden dieses Servers ansehen" },
    { name: "inventory", arguments: "[member]", description: "Zeigen, was jemand besitzt" },
  ],
};

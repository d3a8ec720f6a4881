import type { Feature } from "../../../brand-schema.ts";
import { leveling as english } from "../../../brand/features/leveling.ts";

export const leveling: Feature = {
  ...english,
  language: "de",
  title: "Level-System",
  headline: "Dabei sein zählt, getippt oder gesprochen",
  intro:
    "Nachrichten und Minuten im Sprachkanal bringen Erfahrung. Mit den Leveln kommen die Rollen, die du als Belohnung festlegst, und eine Karte zeigt, wie weit es noch bis zum nächsten ist.",
  description:
    "Text- und Sprachlevel mit Belohnungen: Erfahrung für Nachrichten und Sprachzeit, Levelkarten, eine Rangliste und Rollen als Belohnung.",
  menu: "Text- und Sprachlevel mit Belohnungen",
  cards: [
    {
      drawing: "leveling",
      title: "Level",
      text: "Nachrichten und Minuten im Sprachkanal zählen. Mit den Leveln kommen die Rollen, die du als Belohnung festlegst.",
    },
  ],
  sections: [
    {
      kind: "story",
      title: "Belohnungen kommen von selbst",
      text: "Leg für ein Level einmal eine Rolle fest. Wer das Level erreicht, hat sie im selben Moment. Frühere Belohnungen bleiben oder werden ersetzt, ganz wie du willst.",
      scene: 1,
      side: "right",
    },
    { kind: "points", shape: "strip", title: "Fair von Anfang an" },
    {
      kind: "story",
      title: "Eine Rangliste, in die alle schauen",
      text: "Text und Sprache haben je eine Liste und eine gemeinsame. Wer den Server verlässt, fällt heraus.",
      scene: 2,
      side: "left",
    },
    { kind: "steps", shape: "row", title: "So schaltest du es ein" },
    { kind: "commands", title: "Befehle für Level" },
  ],
  points: [
    {
      title: "Text",
      text: "Nachrichten zählen nur mit etwas Abstand: Zehn kurze Zeilen bringen nicht mehr als eine gute.",
    },
    {
      title: "Sprache",
      text: "Minuten zählen, solange mindestens zwei im Kanal und nicht stumm sind.",
    },
    {
      title: "Multiplikatoren",
      text: "Mehr Erfahrung für Booster oder in dem Kanal, den du wecken willst.",
    },
    {
      title: "Stille Orte",
      text: "Kanäle und Rollen, die nichts einbringen, etwa #bot-befehle.",
    },
  ],
  steps: [
    {
      title: "Level einschalten",
      text: "Text und Sprache auf einmal.",
      command: "{prefix}leveling enable",
    },
    {
      title: "Sagen, wo gefeiert wird",
      text: "Ein fester Kanal, oder dort, wo es passiert.",
      command: "{prefix}leveling channel #aufstiege",
    },
    {
      title: "Belohnungen hinzufügen",
      text: "Ein Level und die Rolle, die es bringt.",
      command: "{prefix}leveling rewards add 10 @Stammgast",
    },
  ],
  scenes: [
    {
      channel: "lounge",
      label: "Die Levelkarte eines Mitglieds",
      messages: [
        { speaker: { name: "quill", color: "yellow" }, time: "15:12", text: "{prefix}level" },
        {
          speaker: { name: "{product}", bot: true },
          time: "15:12",
          replyTo: { name: "quill", text: "{prefix}level" },
          embed: {
            picture: "rank",
            art: { title: "quill", line: "Level 14 · 3.120 von 4.300 XP", progress: 0.725 },
            fields: [
              { name: "Text", value: "Level 14, Platz 6", inline: true },
              { name: "Sprache", value: "Level 9, Platz 11", inline: true },
            ],
          },
        },
      ],
    },
    {
      channel: "aufstiege",
      label: "Ein neues Level, das eine Rolle bringt",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "15:48",
          text: "@quill hat **Level 15** erreicht und ist jetzt @Stammgast.",
          reactions: [
            { symbol: "🎉", count: 8 },
            { symbol: "🔥", count: 3 },
          ],
        },
        {
          speaker: { name: "juno", color: "purple" },
          time: "15:50",
          text: "hat ja auch lang genug gedauert, glückwunsch",
        },
      ],
    },
    {
      channel: "lounge",
      label: "Die Rangliste mit fünf Mitgliedern",
      messages: [
        { speaker: { name: "okapi", color: "purple" }, time: "16:02", text: "{prefix}leaderboard" },
        {
          speaker: { name: "{product}", bot: true },
          time: "16:02",
          embed: {
            title: "Rangliste, Text und Sprache",
            description:
              "`1` **otter** Level 31\n`2` **juno** Level 28\n`3` **marlow** Level 24\n`4` **fennec** Level 19\n`5` **pixel** Level 16",
            footer: "Seite 1 von 43",
          },
          buttons: [
            { label: "Text", style: "secondary" },
            { label: "Sprache", style: "secondary" },
            { label: "Beides", style: "primary" },
          ],
        },
      ],
    },
  ],
  commands: [
    { name: "leveling enable", description: "Level einschalten" },
    { name: "level", arguments: "[member]", description: "Die Levelkarte von jemandem anzeigen" },
    { name: "leaderboard", description: "Zeigen, wer vorn liegt" },
    {
      name: "leveling rewards add",
      arguments: "<level> <role>",
      description: "Für ein Level eine Rolle vergeben",
    },
    {
      name: "leveling multiplier",
      arguments: "<role/channel> <factor>",
      description: "Mehr Erfahrung für eine Rolle oder einen Kanal",
    },
    {
      name: "leveling ignore",
      arguments: "<role/channel>",
      description: "Keine Erfahrung für eine Rolle oder einen Kanal",
    },
  ],
};

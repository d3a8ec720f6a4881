import type { Feature } from "../../../brand-schema.ts";
import { bump as english } from "../../../brand/features/bump.ts";

export const bump: Feature = {
  ...english,
  language: "de",
  title: "Bump-Erinnerung",
  headline: "Nach zwei Stunden, auf die Minute",
  intro:
    "Ein Bump hebt deinen Server in einem öffentlichen Verzeichnis nach oben und geht alle 2 Stunden. Der Bot bemerkt jeden Bump, sagt Danke und erinnert dich, wenn der nächste fällig ist.",
  description:
    "Eine Erinnerung 2 Stunden nach jedem Bump, im Kanal und für die Rolle deiner Wahl, mit Münzen als Belohnung.",
  menu: "Erinnert zwei Stunden nach jedem Bump",
  cards: [
    {
      drawing: "bump",
      title: "Bump-Erinnerung",
      text: "Zwei Stunden nach einem Bump ruft sie zum nächsten, mit Belohnung.",
    },
  ],
  sections: [
    { kind: "steps", shape: "row", title: "In drei Zeilen eingerichtet" },
    {
      kind: "story",
      title: "Wer bumpt, wird belohnt",
      text: "Leg Münzen fest, eine Rolle oder beides. Der Bot zählt mit, und die Rangliste zeigt, wer den Server nach oben trägt.",
      scene: 2,
      side: "left",
    },
    { kind: "points", shape: "list", title: "Läuft ganz von allein" },
    { kind: "commands", title: "Befehle der Bump-Erinnerung" },
  ],
  points: [
    {
      title: "Nichts doppelt",
      text: "Bumpt jemand vor der Erinnerung, beginnt die Zeit von vorn. Kein zweiter Ping.",
    },
    {
      title: "Deine eigenen Worte",
      text: "Dank und Erinnerung können Text sein oder Embed-Code aus dem Editor.",
    },
    {
      title: "Übersteht Neustarts",
      text: "Erinnerungen gehen nicht verloren. War der Bot weg, als eine fällig war, holt er sie nach.",
    },
  ],
  steps: [
    {
      title: "Kanal wählen",
      text: "Wo gebumpt und erinnert wird.",
      command: "{prefix}bumpreminder channel #bump",
    },
    {
      title: "Wählen, wer gerufen wird",
      text: "Eine Rolle, oder wer zuletzt gebumpt hat.",
      command: "{prefix}bumpreminder role @Bumper",
    },
    {
      title: "Belohnung festlegen",
      text: "Münzen für jeden Bump.",
      command: "{prefix}bumpreminder reward 500",
    },
  ],
  scenes: [
    {
      channel: "bump",
      label: "Der Bot bemerkt um 14:00 Uhr einen Bump",
      messages: [
        { speaker: { name: "gale", color: "yellow" }, time: "14:00", text: "/bump" },
        {
          speaker: { name: "{product}", bot: true },
          time: "14:00",
          embed: {
            tone: "ok",
            description: "Danke, @gale! Der nächste Bump geht **in 2 Stunden**.",
            fields: [
              { name: "Belohnung", value: "500 Münzen", inline: true },
              { name: "Deine Bumps", value: "37", inline: true },
            ],
          },
        },
      ],
    },
    {
      channel: "bump",
      label: "Die Erinnerung um 16:00 Uhr",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "16:00",
          text: "@Bumper, Zeit für den nächsten Bump.",
          embed: {
            description: "Der letzte ist **2 Stunden** her und war von @gale. Tipp hier `/bump`.",
          },
        },
        { speaker: { name: "fennec", color: "green" }, time: "16:00", text: "/bump" },
        {
          speaker: { name: "{product}", bot: true },
          time: "16:00",
          embed: {
            tone: "ok",
            description:
              "Danke, @fennec, das waren **11 Sekunden**! Der nächste geht um **18:00**.",
          },
        },
      ],
    },
    {
      channel: "bump",
      label: "Die Rangliste der Bumps",
      messages: [
        {
          speaker: { name: "okapi", color: "purple" },
          time: "20:05",
          text: "{prefix}bumpreminder leaderboard",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "20:05",
          embed: {
            title: "Bumps in diesem Monat",
            description: "`1` **fennec** 52 Bumps\n`2` **gale** 37 Bumps\n`3` **quill** 20 Bumps",
            footer: "500 Münzen pro Bump",
          },
        },
      ],
    },
  ],
  commands: [
    { name: "bumpreminder channel", arguments: "<channel>", description: "Kanal wählen" },
    { name: "bumpreminder role", arguments: "<role>", description: "Wählen, wer gerufen wird" },
    { name: "bumpreminder reward", arguments: "<coins>", description: "Jeden Bump belohnen" },
    {
      name: "bumpreminder message",
      arguments: "<message>",
      description: "Die Erinnerung selbst schreiben",
    },
    { name: "bumpreminder leaderboard", description: "Zeigen, wer am meisten bumpt" },
  ],
};

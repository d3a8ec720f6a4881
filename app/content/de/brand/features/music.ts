import type { Feature } from "../../../brand-schema.ts";
import { music as english } from "../../../brand/features/music.ts";

export const music: Feature = {
  ...english,
  language: "de",
  title: "Musik",
  headline: "Link rein, und der ganze Kanal hört zu",
  intro:
    "Spiel Titel, Alben und Playlists von verschiedenen Plattformen in deinem Sprachkanal ab. Alle können die Warteschlange füllen, und du bestimmst, wer überspringen darf.",
  description:
    "Musik in Sprachkanälen, mit gemeinsamer Warteschlange und Playlists von verschiedenen Plattformen.",
  menu: "Playlists von vielen Plattformen",
  cards: [
    {
      drawing: "music",
      title: "Musik",
      text: "Titel und ganze Playlists von verschiedenen Plattformen, eine Warteschlange für den ganzen Kanal.",
    },
  ],
  sections: [
    { kind: "points", shape: "strip", title: "Eine Warteschlange für alle" },
    {
      kind: "story",
      title: "Playlists am Stück",
      text: "Ein Link, und alle Titel der Playlist stehen in der richtigen Reihenfolge an. Misch sie, wiederhol sie oder spring zu dem, den du meintest.",
      scene: 2,
      side: "left",
    },
    { kind: "commands", title: "Die Befehle, die du brauchst" },
    { kind: "steps", shape: "row", title: "In drei Schritten zum ersten Lied" },
  ],
  points: [
    {
      title: "Suche oder Link",
      text: "Tipp einen Titel ein, oder füg den Link eines Lieds, Albums oder einer Playlist ein.",
    },
    {
      title: "Alles im Blick",
      text: "Was läuft, was folgt, wer es gewünscht hat und wie lange es dauert.",
    },
    {
      title: "Steuerung im Chat",
      text: "Pause, Überspringen und Wiederholen sind Buttons unter dem laufenden Titel.",
    },
    {
      title: "Eine DJ-Rolle",
      text: "Legst du eine fest, können nur DJs überspringen, was andere gewünscht haben.",
    },
  ],
  steps: [
    { title: "Einem Sprachkanal beitreten", text: "Der Bot kommt dorthin, wo du bist." },
    {
      title: "Etwas wünschen",
      text: "Ein Titel genügt, ein Link trifft genau.",
      command: "{prefix}play Hafenlichter",
    },
    {
      title: "Den Rest machen die Buttons",
      text: "Oder du überspringst per Befehl, wenn der Player schon aus dem Bild gerutscht ist.",
      command: "{prefix}skip",
    },
  ],
  scenes: [
    {
      channel: "musik",
      label: "Der Player mit seinen vier Buttons",
      messages: [
        {
          speaker: { name: "otter", color: "green" },
          time: "20:14",
          text: "{prefix}play hafenlichter",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "20:14",
          embed: {
            author: "Läuft gerade in Abendrunde",
            picture: "cover",
            art: { title: "Hafenlichter", line: "Nordflut · 1:18 / 3:42", progress: 0.35 },
            footer: "Gewünscht von otter",
          },
          buttons: [
            { label: "Pause", style: "primary" },
            { label: "Überspringen", style: "secondary" },
            { label: "Wiederholen", style: "secondary" },
            { label: "Stopp", style: "danger" },
          ],
        },
      ],
    },
    {
      channel: "musik",
      label: "Die Warteschlange mit vier Titeln",
      voice: {
        category: "Sprachkanäle",
        channels: [{ name: "Abendrunde", members: ["otter", "juno", "marlow"], note: "3" }],
      },
      messages: [
        { speaker: { name: "juno", color: "purple" }, time: "20:16", text: "{prefix}queue" },
        {
          speaker: { name: "{product}", bot: true },
          time: "20:16",
          embed: {
            title: "Warteschlange",
            description:
              "`1` **Hafenlichter** 3:42\n`2` **Papierboote** 2:58\n`3` **Langsame Fähre heim** 4:20\n`4` **Möwen am Mittag** 3:05",
            footer: "4 Titel, 14 Minuten",
          },
        },
      ],
    },
    {
      channel: "musik",
      label: "Eine Playlist stellt 42 Titel in die Warteschlange",
      messages: [
        {
          speaker: { name: "marlow", color: "blue" },
          time: "20:31",
          text: "{prefix}playlist load regenabende",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "20:31",
          embed: {
            tone: "ok",
            description: "**42 Titel** aus **Regenabende** stehen in der Warteschlange.",
            fields: [
              { name: "Länge", value: "2 h 37 min", inline: true },
              { name: "Beginn", value: "20:45", inline: true },
            ],
          },
        },
        { speaker: { name: "marlow", color: "blue" }, time: "20:31", text: "{prefix}shuffle" },
        {
          speaker: { name: "{product}", bot: true },
          time: "20:31",
          embed: { description: "**46 Titel** gemischt." },
        },
      ],
    },
  ],
  commands: [
    {
      name: "play",
      arguments: "<title or link>",
      description: "Einen Titel spielen oder einreihen",
    },
    { name: "queue", description: "Zeigen, was als Nächstes kommt" },
    { name: "skip", description: "Den laufenden Titel überspringen" },
    { name: "pause", description: "Die Musik anhalten" },
    { name: "shuffle", description: "Die Warteschlange mischen" },
    {
      name: "loop",
      arguments: "<off/track/queue>",
      description: "Titel oder Warteschlange wiederholen",
    },
    {
      name: "playlist load",
      arguments: "<name>",
      description: "Eine gespeicherte Playlist einreihen",
    },
  ],
};

import type { Brand } from "../../brand-schema.ts";
import { economy } from "./features/economy.ts";
import { giveaways } from "./features/giveaways.ts";
import { music } from "./features/music.ts";

export const landing: Brand["landing"] = {
  hero: {
    title: "Raids raus, Leben rein",
    text: "{product} ist ein kostenloser Discord-Bot. Er schützt deine Rollen und Kanäle, kümmert sich um Tickets und Begrüßung und gibt allen Level, Münzen und Musik, für die sie wiederkommen.",
    note: "Kostenlos, und ohne Konto auf dieser Website.",
    label:
      "Ein Kanal, in dem {product} jemanden begrüßt, ein Werbekonto stummschaltet und ein neues Level verkündet",
    server: "Laternenbucht",
    channels: ["regeln", "rollen", "lounge", "hilfe", "verlosungen", "markt", "bump"],
    voice: [
      { name: "Kanal erstellen", members: [] },
      { name: "Raum von fennec", members: ["fennec", "marlow"], note: "2/5" },
    ],
    viewer: "okapi",
    scene: {
      channel: "lounge",
      messages: [
        {
          speaker: { name: "tern", color: "green" },
          system: "join",
          text: "ist auf dem Server gelandet.",
          time: "18:02",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "18:02",
          text: "Ahoi @tern! Such dir in #rollen deine Farben aus.",
          reactions: [{ symbol: "👋", count: 6 }],
        },
        {
          speaker: { name: "freebies_4u", color: "gray" },
          time: "18:03",
          text: "gratis geschenke, schnell rein: discord.gg/…",
          removed: "Vom Einladungsfilter gelöscht",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "18:03",
          embed: { tone: "warn", description: "@freebies_4u ist jetzt **10 Minuten** stumm." },
        },
        {
          speaker: { name: "juno", color: "purple" },
          time: "18:04",
          text: "ich kam nicht mal zum Lesen",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "18:04",
          text: "@juno hat **Level 15** erreicht und ist jetzt @Stammgast.",
          reactions: [
            { symbol: "🎉", count: 8 },
            { symbol: "🔥", count: 3 },
          ],
        },
      ],
    },
    tries: [
      {
        channel: "lounge",
        messages: [
          { speaker: { name: "okapi" }, text: "{prefix}mute @okapi 10m" },
          {
            speaker: { name: "{product}", bot: true },
            embed: { tone: "warn", description: "@okapi ist jetzt **10 Minuten** stumm." },
            reactions: [{ symbol: "👋", count: 4 }],
          },
          { speaker: { name: "juno", color: "purple" }, text: "das ging schnell" },
        ],
      },
      ...giveaways.scenes.slice(0, 1),
      ...music.scenes.slice(0, 1),
      ...economy.scenes.slice(0, 1),
      {
        channel: "lounge",
        messages: [
          { speaker: { name: "okapi" }, text: "{prefix}role @okapi @Stammgast" },
          {
            speaker: { name: "{product}", bot: true },
            embed: { tone: "ok", description: "@okapi hat jetzt die Rolle @Stammgast." },
          },
        ],
      },
    ],
  },
  chapters: [
    {
      title: "Ärger bleibt vor der Tür",
      text: "Spam, Raids und gekaperte Teamkonten sind erledigt, während du schläfst.",
      features: ["/features/automod"],
    },
    {
      title: "Der Empfang ist immer besetzt",
      text: "Was du sonst jeden Tag beantworten, verteilen und wiederholen würdest.",
      features: [
        "/features/tickets",
        "/features/welcome",
        "/features/buttonroles",
        "/features/bump",
      ],
    },
    {
      title: "Gründe, wiederzukommen",
      text: "Level zum Erreichen, Münzen zum Ausgeben, ein Raum zum Reden.",
      features: [
        "/features/leveling",
        "/features/giveaways",
        "/features/voicemaster",
        "/features/vanityroles",
        "/features/music",
        "/features/economy",
      ],
    },
  ],
  closing: {
    title: "Läuft, bevor der Kaffee durch ist",
    text: "Bot hinzufügen, drei Zeilen tippen, und der erste Filter, der Ticketschalter und die Begrüßung stehen.",
    lines: [
      { command: "{prefix}automod spam on", answer: "Der Spamfilter ist an." },
      {
        command: "{prefix}ticket setup",
        answer: "Kategorie, Protokoll und Teamrolle sind angelegt.",
      },
      {
        command: "{prefix}welcome add #lounge Ahoi {user_name}!",
        answer: "Wer neu ist, wird in #lounge begrüßt.",
      },
    ],
  },
  picture: {
    line: "Ein Discord-Bot, der nichts kostet",
    alt: "{product} bei der Arbeit in einem Chat: Er löscht einen Einladungslink und schaltet den Absender stumm",
  },
};

import type { Feature } from "../../../brand-schema.ts";
import { welcome as english } from "../../../brand/features/welcome.ts";

export const welcome: Feature = {
  ...english,
  language: "de",
  title: "Begrüßung",
  headline: "Eine erste Nachricht, die man gern liest",
  intro:
    "Begrüß alle, die kommen, verabschiede alle, die gehen, und bedank dich bei allen, die boosten. Als Text, als Embed oder als Bild mit ihrem Namen darauf.",
  description:
    "Nachrichten zu Beitritt, Abschied und Boost mit Bildern und Embeds, ausgefüllt mit dem Namen des Mitglieds, deinem Server und der Mitgliederzahl.",
  menu: "Für Beitritt, Abschied und Boost",
  cards: [
    {
      drawing: "welcome",
      title: "Begrüßung, Abschied und Boost",
      text: "Als Text, als Embed oder als Bild mit dem Namen des Mitglieds darauf.",
    },
  ],
  sections: [
    {
      kind: "variables",
      title: "Variablen ergänzen den Rest",
      text: "Schreib sie irgendwo in die Nachricht: in den Text, in den Titel eines Embeds, sogar in eine Bildadresse. Beim Senden setzt der Bot den echten Wert ein.",
      scene: 1,
    },
    { kind: "points", shape: "strip", title: "Drei Anlässe" },
    { kind: "steps", shape: "rail", title: "Deine erste Begrüßung", scene: 2 },
    {
      kind: "questions",
      title: "Gut zu wissen",
      items: [
        {
          title: "Wie schreibe ich ein Embed dafür?",
          text: "Stell es im Embed-Editor auf dieser Website zusammen, lass dir den Code erzeugen und nimm ihn als Nachricht.",
        },
        {
          title: "Geht mehr als ein Kanal?",
          text: "Ja. Jeder Kanal hat seine eigene Nachricht: die Regeln im einen, Plaudern im anderen.",
        },
        {
          title: "Sehe ich sie, bevor jemand beitritt?",
          text: "Ja, der Befehl test sendet sie so in den Kanal, als wärst du gerade beigetreten.",
        },
      ],
    },
    { kind: "commands", title: "Befehle für Nachrichten" },
  ],
  points: [
    {
      title: "Begrüßung",
      text: "Kommt, wenn jemand beitritt, in so vielen Kanälen, wie du willst.",
    },
    { title: "Abschied", text: "Kommt, wenn jemand geht, mit der Zahl derer, die bleiben." },
    { title: "Boost", text: "Kommt, wenn jemand boostet, als Dank, den alle sehen." },
  ],
  steps: [
    {
      title: "Kanal und Text wählen",
      text: "Alles nach dem Kanal ist die Nachricht.",
      command: "{prefix}welcome add #lounge Ahoi {user_name}, du bist Nummer {guild_count}!",
    },
    {
      title: "Ansehen",
      text: "Sendet die Nachricht, als wärst du gerade beigetreten.",
      command: "{prefix}welcome test #lounge",
    },
    {
      title: "Einen Abschied hinzufügen",
      text: "Nachrichten zu Abschied und Boost gehen genauso.",
      command: "{prefix}leave add #lounge {user_name} ist davongesegelt.",
    },
  ],
  scenes: [
    {
      channel: "lounge",
      label: "Eine Begrüßung mit einem Bild, das den Namen des neuen Mitglieds trägt",
      messages: [
        {
          speaker: { name: "pixel", color: "blue" },
          system: "join",
          text: "ist gerade angekommen.",
          time: "17:26",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "17:26",
          text: "Ahoi @pixel!",
          embed: {
            description: "Regeln stehen in #regeln, Rollen gibt es in #rollen. Sag hier Hallo.",
            picture: "banner",
            art: { title: "Willkommen, pixel", line: "Mitglied 1.284" },
          },
        },
        {
          speaker: { name: "otter", color: "green" },
          time: "17:27",
          text: "willkommen! womit zeichnest du?",
          reactions: [{ symbol: "👋", count: 6 }],
        },
      ],
    },
    {
      channel: "lounge",
      label: "Dieselbe Nachricht vor und nach dem Einsetzen der Variablen",
      messages: [
        {
          speaker: { name: "marlow", color: "red" },
          time: "17:20",
          text: "{prefix}welcome add #lounge **{user_name}** ist seit dem {user_joined_at} bei {guild_name}, als Nummer {guild_count}.",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "17:26",
          text: "**pixel** ist seit dem 14. März 2024 bei Laternenbucht, als Nummer 1.284.",
        },
      ],
    },
    {
      channel: "lounge",
      label: "Eine Nachricht zum Abschied und eine zum Boost",
      messages: [
        {
          speaker: { name: "gale", color: "gray" },
          system: "leave",
          text: "hat den Server verlassen.",
          time: "21:08",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "21:08",
          text: "gale ist davongesegelt. Wir sind noch **1.283**.",
        },
        {
          speaker: { name: "juno", color: "purple" },
          system: "boost",
          text: "hat den Server gerade geboostet!",
          time: "21:40",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "21:40",
          embed: {
            tone: "ok",
            title: "Danke, juno",
            description:
              "Laternenbucht hat jetzt **14 Boosts**. Such dir mit `{prefix}boosterrole color` deine Farbe aus.",
          },
          reactions: [{ symbol: "🎉", count: 9 }],
        },
      ],
    },
  ],
  variables: [
    { name: "user_name", meaning: "Name des Mitglieds", example: "pixel" },
    { name: "guild_name", meaning: "Name deines Servers", example: "Laternenbucht" },
    { name: "guild_count", meaning: "Wie viele Mitglieder der Server hat", example: "1.284" },
    { name: "user_joined_at", meaning: "Wann das Mitglied beitrat", example: "14. März 2024" },
  ],
  commands: [
    {
      name: "welcome add",
      arguments: "<channel> <message>",
      description: "Die Begrüßung eines Kanals festlegen",
    },
    {
      name: "welcome test",
      arguments: "[channel]",
      description: "Sie senden, als wärst du gerade beigetreten",
    },
    {
      name: "welcome remove",
      arguments: "<channel>",
      description: "Die Nachricht eines Kanals entfernen",
    },
    {
      name: "leave add",
      arguments: "<channel> <message>",
      description: "Den Abschied eines Kanals festlegen",
    },
    {
      name: "boost add",
      arguments: "<channel> <message>",
      description: "Den Boost-Dank eines Kanals festlegen",
    },
  ],
};

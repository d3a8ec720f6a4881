import type { Feature } from "../../../brand-schema.ts";
import { voicemaster as english } from "../../../brand/features/voicemaster.ts";

export const voicemaster: Feature = {
  ...english,
  language: "de",
  title: "Voice Master",
  headline: "Einmal rein, und der Raum gehört dir",
  intro:
    "Ein Sprachkanal dient als Tür. Wer ihn betritt, bekommt einen eigenen und darf ihn benennen, sperren und begrenzen. Geht die letzte Person, ist er wieder weg.",
  description:
    "Sprachkanäle, die Mitglieder durch Beitreten anlegen: umbenennen, sperren, verbergen und begrenzen per Button oder Befehl.",
  menu: "Eigene Sprachkanäle für alle",
  cards: [
    {
      drawing: "voicemaster",
      title: "Voice Master",
      text: "Einem Kanal beitreten und einen eigenen bekommen, zum Benennen, Begrenzen und Sperren.",
    },
  ],
  sections: [
    { kind: "steps", shape: "row", title: "Ein Befehl, dann nichts mehr" },
    {
      kind: "story",
      title: "Das Steuerpult",
      text: "Wem ein Kanal gehört, der steuert ihn an einer Stelle mit Buttons. Dasselbe geht mit Befehlen, wenn jemand lieber tippt.",
      scene: 1,
      side: "left",
    },
    {
      kind: "facts",
      title: "Was im eigenen Kanal geht",
      columns: ["Button", "Befehl", "Wirkung"],
      rows: [
        ["Sperren", "{prefix}voicemaster lock", "Sonst kommt niemand herein"],
        ["Verbergen", "{prefix}voicemaster ghost", "Der Kanal verschwindet aus allen Listen"],
        ["Umbenennen", "{prefix}voicemaster rename <name>", "Ein neuer Name"],
        ["Limit", "{prefix}voicemaster limit <number>", "Wie viele hineinpassen"],
        ["Erlauben", "{prefix}voicemaster permit <member>", "Lässt jemanden herein"],
        ["Entfernen", "{prefix}voicemaster reject <member>", "Schickt jemanden hinaus"],
        ["Übernehmen", "{prefix}voicemaster claim", "Deiner, wenn der Inhaber gegangen ist"],
      ],
    },
    { kind: "points", shape: "bento", title: "Und für dich" },
    { kind: "commands", title: "Befehle für Mitglieder und Admins" },
  ],
  points: [
    {
      title: "Keine leeren Kanäle mehr",
      text: "Kanäle gibt es, solange jemand darin ist. Deine Liste wächst und schrumpft mit dem Abend.",
    },
    {
      title: "Deine Vorgaben",
      text: "Name, Limit, Bitrate und Region neuer Kanäle legst du fest.",
    },
    {
      title: "Eine Rolle beim Reden",
      text: "Gib Mitgliedern eine Rolle, solange sie in ihrem eigenen Kanal sind.",
    },
  ],
  steps: [
    {
      title: "Einrichten",
      text: "Legt die Kategorie, den Kanal zum Beitreten und das Steuerpult an.",
      command: "{prefix}voicemaster setup",
    },
    {
      title: "Namen für neue Kanäle wählen",
      text: "Mit dem Namen des Mitglieds darin.",
      command: "{prefix}voicemaster default name Raum von {user_name}",
    },
  ],
  scenes: [
    {
      channel: "sprachpult",
      label: "Sprachkanäle, die Mitglieder für sich angelegt haben",
      voice: {
        category: "Sprachkanäle",
        channels: [
          { name: "Kanal erstellen", members: [] },
          { name: "Raum von juno", members: ["juno", "fennec", "marlow"], note: "3/5" },
          { name: "leise zeichnen", members: ["pixel"], note: "gesperrt" },
        ],
      },
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "21:02",
          embed: { tone: "ok", description: "@pixel, dein Kanal ist da: **Raum von pixel**." },
        },
        {
          speaker: { name: "pixel", color: "blue" },
          time: "21:03",
          text: "{prefix}voicemaster rename leise zeichnen",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "21:03",
          embed: { tone: "ok", description: "Heißt jetzt **leise zeichnen**." },
        },
      ],
    },
    {
      channel: "sprachpult",
      label: "Das Steuerpult von Voice Master",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "09:30",
          embed: {
            title: "Dein Kanal",
            description:
              "Die Buttons gelten für den Sprachkanal, der dir gehört. In „Kanal erstellen“ bekommst du einen.",
          },
          buttons: [
            { label: "Sperren", style: "secondary" },
            { label: "Entsperren", style: "secondary" },
            { label: "Verbergen", style: "secondary" },
            { label: "Zeigen", style: "secondary" },
            { label: "Umbenennen", style: "primary" },
            { label: "Limit", style: "primary" },
            { label: "Übernehmen", style: "success" },
            { label: "Entfernen", style: "danger" },
          ],
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "21:10",
          embed: {
            tone: "ok",
            description:
              "**leise zeichnen** ist gesperrt. Wer deine Erlaubnis hat, kann weiter beitreten.",
          },
          ephemeral: true,
        },
      ],
    },
  ],
  commands: [
    { name: "voicemaster setup", description: "Kategorie, Kanal und Steuerpult anlegen" },
    { name: "voicemaster rename", arguments: "<name>", description: "Deinen Kanal umbenennen" },
    { name: "voicemaster lock", description: "Deinen Kanal sperren" },
    { name: "voicemaster ghost", description: "Deinen Kanal verbergen" },
    {
      name: "voicemaster limit",
      arguments: "<number>",
      description: "Begrenzen, wie viele hineinpassen",
    },
    { name: "voicemaster claim", description: "Einen verlassenen Kanal übernehmen" },
  ],
};

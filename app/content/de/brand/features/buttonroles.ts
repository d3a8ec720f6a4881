import type { Feature } from "../../../brand-schema.ts";
import { buttonroles as english } from "../../../brand/features/buttonroles.ts";

export const buttonroles: Feature = {
  ...english,
  language: "de",
  title: "Button-Rollen",
  headline: "Rollen auf Knopfdruck",
  intro:
    "Setz Buttons unter jede Nachricht, die der Bot gesendet hat. Ein Druck gibt die Rolle, der nächste nimmt sie zurück. Reaktionsrollen gehen unter jeder Nachricht, egal von wem sie ist.",
  description:
    "Button-Rollen in vier Stilen (Primary, Success, Danger, Secondary) und Reaktionsrollen unter jeder Nachricht.",
  menu: "Rollen per Button oder Reaktion",
  cards: [
    {
      drawing: "buttonroles",
      title: "Button- und Reaktionsrollen",
      text: "Ein Druck gibt die Rolle, der nächste nimmt sie zurück.",
    },
  ],
  sections: [
    {
      kind: "facts",
      title: "Vier Stile",
      text: "Der Stil ist das letzte Wort des Befehls. Ohne ihn werden Buttons Primary.",
      columns: ["Stil", "Farbe", "Gut für"],
      rows: [
        ["Primary", "Blau", "Was die meisten wählen"],
        ["Success", "Grün", "Regeln annehmen, mitmachen"],
        ["Danger", "Rot", "Rollen, die laute Kanäle öffnen"],
        ["Secondary", "Grau", "Lange Reihen, in denen alles gleich zählt"],
      ],
    },
    { kind: "steps", shape: "rail", title: "So entsteht eine Rollenauswahl", scene: 2 },
    { kind: "points", shape: "strip", title: "Buttons oder Reaktionen?" },
    { kind: "commands", title: "Befehle für Rollen" },
    {
      kind: "questions",
      title: "Gut zu wissen",
      items: [
        {
          title: "Warum muss die Nachricht vom Bot sein?",
          text: "Ein Bot kann in Discord nur unter seine eigenen Nachrichten Buttons setzen. Schreib eine mit dem Embed-Editor und lass sie vom Bot senden.",
        },
        {
          title: "Wie viele Buttons passen darunter?",
          text: "Fünfundzwanzig, in fünf Reihen zu je fünf.",
        },
        {
          title: "Warum weigert sich der Bot bei einer Rolle?",
          text: "Seine eigene höchste Rolle muss über der stehen, die er vergibt.",
        },
      ],
    },
  ],
  points: [
    {
      title: "Buttons",
      text: "Tragen Worte, erklären sich selbst und antworten nur der Person, die drückt.",
    },
    {
      title: "Reaktionen",
      text: "Passen unter jede Nachricht und zeigen, wie viele dasselbe gewählt haben.",
    },
    {
      title: "Beides zugleich",
      text: "Buttons für Pronomen und Pings, Reaktionen unter der Ankündigung eines Events.",
    },
  ],
  steps: [
    {
      title: "Nachricht senden",
      text: "Füg den Embed-Code aus dem Editor ein.",
      command: "{prefix}createembed {embed}$v{title: Such dir Rollen aus}",
    },
    {
      title: "Button hinzufügen",
      text: "Link der Nachricht, Rolle, Beschriftung, Stil.",
      command: "{prefix}buttonrole add <message> @Events Events success",
    },
    {
      title: "Oder eine Reaktion",
      text: "Geht unter jeder Nachricht im Kanal.",
      command: "{prefix}reactionrole add <message> 🎮 @Spiele",
    },
  ],
  scenes: [
    {
      channel: "rollen",
      label: "Eine Rollenauswahl mit den vier Stilen",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "10:00",
          embed: {
            title: "Such dir Rollen aus",
            description: "Einmal drücken gibt dir die Rolle, noch einmal nimmt sie dir wieder.",
          },
          buttons: [
            { label: "Ankündigungen", style: "primary" },
            { label: "Events", style: "success" },
            { label: "Spoiler", style: "danger" },
            { label: "Umfragen", style: "secondary" },
          ],
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "10:02",
          embed: { tone: "ok", description: "Du hast jetzt @Events." },
          ephemeral: true,
        },
      ],
    },
    {
      channel: "events",
      label: "Reaktionsrollen unter der Nachricht eines Mitglieds",
      messages: [
        {
          speaker: { name: "marlow", color: "red" },
          time: "16:30",
          text: "Was machen wir am Samstag? Reagiert, dann habt ihr die Rolle für den Ping.",
          reactions: [
            { symbol: "🎮", count: 18 },
            { symbol: "🎨", count: 7 },
            { symbol: "📚", count: 12 },
          ],
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "16:31",
          embed: {
            tone: "ok",
            description: "Drei Reaktionen vergeben hier Rollen: @Spiele, @Kunst und @Bücher.",
          },
        },
      ],
    },
    {
      channel: "bot-befehle",
      label: "Der Bot bestätigt einen neuen Button für eine Rolle",
      messages: [
        {
          speaker: { name: "marlow", color: "red" },
          time: "09:58",
          text: "{prefix}buttonrole add 118…204 @Events Events success",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "09:58",
          embed: {
            tone: "ok",
            description: "Button hinzugefügt.",
            fields: [
              { name: "Rolle", value: "@Events", inline: true },
              { name: "Stil", value: "Success", inline: true },
              { name: "Buttons", value: "2 von 25", inline: true },
            ],
          },
        },
      ],
    },
  ],
  commands: [
    {
      name: "buttonrole add",
      arguments: "<message> <role> <label> [style]",
      description: "Einen Button unter eine Nachricht des Bots setzen",
    },
    {
      name: "buttonrole remove",
      arguments: "<message> <role>",
      description: "Einen Button entfernen",
    },
    { name: "buttonrole list", description: "Alle Rollenauswahlen des Servers anzeigen" },
    {
      name: "reactionrole add",
      arguments: "<message> <emoji> <role>",
      description: "Eine Rolle per Reaktion vergeben",
    },
    {
      name: "reactionrole remove",
      arguments: "<message> <emoji>",
      description: "Sie nicht mehr vergeben",
    },
  ],
};

import type { Feature } from "../../../brand-schema.ts";
import { giveaways as english } from "../../../brand/features/giveaways.ts";

export const giveaways: Feature = {
  ...english,
  language: "de",
  title: "Verlosungen",
  headline: "Gewinnen sollen die, die wirklich da sind",
  intro:
    "Eine Zeile, und die Verlosung läuft. Bedingungen halten Konten fern, die nur für den Preis angelegt wurden, und der Bot zieht so viele Gewinner, wie du willst.",
  description:
    "Verlosungen (Giveaways) mit mehreren Gewinnern und eigenen Bedingungen: Level, Rolle, Alter des Kontos, Zeit auf dem Server, Nachrichten und Sprachzeit.",
  menu: "Bedingungen und mehrere Gewinner",
  cards: [
    {
      drawing: "giveaways",
      title: "Verlosungen",
      text: "Eigene Bedingungen fürs Mitmachen und so viele Gewinner, wie du willst.",
    },
  ],
  sections: [
    {
      kind: "facts",
      title: "Sechs Bedingungen, frei kombiniert",
      text: "Häng hinter dem Preis Optionen an. Wer mitmachen will, muss alle Bedingungen erfüllen, und der Bot sagt, welche fehlt.",
      columns: ["Option", "Verlangt", "Beispiel"],
      rows: [
        ["--level", "Ein Level auf diesem Server", "--level 10"],
        ["--role", "Eine Rolle", "--role @Mitglied"],
        ["--age", "Tage, seit es das Konto gibt", "--age 30"],
        ["--joined", "Tage seit dem Beitritt zum Server", "--joined 7"],
        ["--messages", "Hier geschriebene Nachrichten", "--messages 200"],
        ["--voice", "Minuten in Sprachkanälen", "--voice 120"],
      ],
    },
    {
      kind: "story",
      title: "Nicht alle kommen rein",
      text: "Wer drückt und eine Bedingung nicht erfüllt, erfährt, welche. Lesen kann das sonst niemand. Öffentliche Absagen gibt es nicht.",
      scene: 1,
      side: "left",
    },
    {
      kind: "story",
      title: "Die Ziehung",
      text: "Ist die Zeit um, zieht der Bot, nennt die Gewinner und verlinkt die Verlosung. Meldet sich jemand nicht, zieht reroll aus derselben Liste neu.",
      scene: 2,
      side: "right",
    },
    { kind: "steps", shape: "row", title: "So startest du deine erste" },
    { kind: "points", shape: "bento", title: "Worauf es ankommt" },
    { kind: "commands", title: "Befehle für Verlosungen" },
  ],
  points: [
    {
      title: "Mehrere Gewinner",
      text: "Einer oder viele: Die Zahl steht im Befehl, und niemand gewinnt in einer Ziehung zweimal.",
    },
    {
      title: "Anhalten und weitermachen",
      text: "Preis, Zeit und Gewinnerzahl lassen sich unterwegs ändern.",
    },
    {
      title: "Pünktlich zu Ende",
      text: "Alle sehen das Ende in ihrer eigenen Zeitzone.",
    },
  ],
  steps: [
    {
      title: "Dauer, Gewinner, Preis",
      text: "In dieser Reihenfolge. Die Optionen für Bedingungen kommen ans Ende.",
      command: "{prefix}giveaway start 2d 3 Rolle Kreativ --level 10 --age 30",
    },
    {
      title: "Teilnahmen ansehen",
      text: "Zeigt, wer bisher mitmacht.",
      command: "{prefix}giveaway entries <message>",
    },
    {
      title: "Früher beenden oder neu ziehen",
      text: "Mit dem Link oder der ID der Nachricht.",
      command: "{prefix}giveaway reroll <message>",
    },
  ],
  scenes: [
    {
      channel: "verlosungen",
      label: "Eine laufende Verlosung mit zwei Bedingungen",
      messages: [
        {
          speaker: { name: "marlow", color: "blue" },
          time: "Freitag, 18:00",
          text: "{prefix}giveaway start 2d 3 Rolle „Kreativ“ --level 10 --age 30",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "Freitag, 18:00",
          embed: {
            title: "Rolle „Kreativ“ für drei",
            description: "Drück den Button, um mitzumachen. Endet **in 2 Tagen**.",
            fields: [
              { name: "Gewinner", value: "3", inline: true },
              { name: "Teilnahmen", value: "146", inline: true },
              { name: "Bedingungen", value: "Level 10 oder höher\nKonto älter als 30 Tage" },
            ],
            footer: "Veranstaltet von marlow",
          },
          buttons: [
            { label: "Mitmachen", style: "success" },
            { label: "Wer ist dabei?", style: "secondary" },
          ],
        },
      ],
    },
    {
      channel: "verlosungen",
      label: "Eine abgelehnte Teilnahme, die nur dieses Mitglied sieht",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "Freitag, 18:22",
          embed: {
            tone: "warn",
            title: "Noch nicht",
            description: "Du bist auf **Level 8**, und diese Verlosung verlangt **Level 10**.",
            fields: [{ name: "Konto älter als 30 Tage", value: "Ja" }],
          },
          ephemeral: true,
        },
      ],
    },
    {
      channel: "verlosungen",
      label: "Die Ziehung nennt drei Gewinner",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "Sonntag, 18:00",
          text: "Glückwunsch @juno, @otter und @quill, ihr habt die **Rolle „Kreativ“** gewonnen!",
          embed: {
            tone: "ok",
            title: "Rolle „Kreativ“ für drei",
            description: "**212** Mitglieder haben mitgemacht.",
            footer: "Endete am Sonntag um 18:00 Uhr",
          },
          reactions: [{ symbol: "🎉", count: 31 }],
        },
        {
          speaker: { name: "otter", color: "green" },
          time: "Sonntag, 18:01",
          text: "ich hab noch nie was gewonnen",
        },
      ],
    },
  ],
  commands: [
    {
      name: "giveaway start",
      arguments: "<duration> <winners> <prize> [flags]",
      description: "Eine Verlosung starten",
    },
    { name: "giveaway end", arguments: "[message]", description: "Sie sofort beenden und ziehen" },
    { name: "giveaway reroll", arguments: "[message]", description: "Neu ziehen" },
    {
      name: "giveaway edit",
      arguments: "<message> <setting> <value>",
      description: "Preis, Zeit oder Gewinnerzahl ändern",
    },
    { name: "giveaway list", description: "Zeigen, was läuft" },
  ],
};

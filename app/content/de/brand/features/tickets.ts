import type { Feature } from "../../../brand-schema.ts";
import { tickets as english } from "../../../brand/features/tickets.ts";

export const tickets: Feature = {
  ...english,
  language: "de",
  title: "Tickets",
  headline: "Für jedes Anliegen ein privater Kanal",
  intro:
    "Mitglieder drücken einen Button und beantworten deine Fragen. Der Bot öffnet einen Kanal, den nur sie und dein Team sehen, und hebt beim Schließen eine Mitschrift auf.",
  description:
    "Tickets mit eigenen Formularen, Kategorien und Mitschriften: Mitglieder drücken einen Button, das Team antwortet in einem privaten Kanal.",
  menu: "Formulare, Kategorien, Mitschriften",
  cards: [
    {
      drawing: "tickets",
      title: "Tickets",
      text: "Erst dein Formular, dann ein privater Kanal in der richtigen Kategorie. Beim Schließen bleibt eine Mitschrift.",
    },
  ],
  sections: [
    { kind: "steps", shape: "rail", title: "Von null zum ersten Ticket", scene: 2 },
    { kind: "points", shape: "list", title: "Was du bestimmst" },
    {
      kind: "story",
      title: "Geschlossen, aber nicht verloren",
      text: "Wird ein Ticket geschlossen, speichert der Bot alles Geschriebene als Mitschrift, schickt eine Kopie an das Mitglied und eine in deinen Protokollkanal und löscht dann den Kanal.",
      scene: 3,
      side: "right",
    },
    { kind: "commands", title: "Befehle für Tickets" },
    {
      kind: "questions",
      title: "Gut zu wissen",
      items: [
        {
          title: "Wer kann ein Ticket sehen?",
          text: "Das Mitglied, das es geöffnet hat, die Rollen, die du als Ticket-Team festlegst, und wer mit dem Befehl add dazukommt. Sonst niemand.",
        },
        {
          title: "Kann jemand zehn auf einmal öffnen?",
          text: "Nur, wenn du es erlaubst. Bis du das änderst, ist es eines pro Mitglied.",
        },
        {
          title: "Wohin gehen die Mitschriften?",
          text: "Als Datei in den Protokollkanal, den du wählst. Auf dieser Website erscheinen sie nicht.",
        },
      ],
    },
  ],
  points: [
    {
      title: "Kategorien",
      text: "Support, Meldungen, Bewerbungen: jede ein Button oder eine Zeile im Menü, mit eigenen Teamrollen, eigener Kanalkategorie und eigener erster Nachricht.",
    },
    {
      title: "Eigene Formulare",
      text: "Bis zu fünf Fragen, bevor der Kanal aufgeht, kurz oder lang, Pflicht oder nicht. Dein Team liest erst die Antworten, statt danach zu fragen.",
    },
    {
      title: "Mitschriften",
      text: "Das ganze Gespräch als Datei: Namen, Zeiten, Anhänge. Aufbewahrt, wo du willst.",
    },
    {
      title: "Übernehmen",
      text: "Jemand aus dem Team übernimmt ein Ticket, und alle sehen, wer es hat.",
    },
  ],
  steps: [
    {
      title: "Kategorie und Protokoll anlegen",
      text: "Der Bot legt an, was fehlt, und fragt, welche Rolle Tickets beantwortet.",
      command: "{prefix}ticket setup",
    },
    {
      title: "Ticketart hinzufügen",
      text: "Wiederhol das für jede Art, die am Ticketschalter stehen soll.",
      command: "{prefix}ticket category add Support",
    },
    {
      title: "Erst Fragen stellen",
      text: "Jede Frage wird eine Zeile im Formular.",
      command: "{prefix}ticket form add Support Was ist passiert?",
    },
    {
      title: "Den Ticketschalter öffnen",
      text: "In dem Kanal, in dem Mitglieder die Buttons finden sollen.",
      command: "{prefix}ticket panel #hilfe",
    },
  ],
  scenes: [
    {
      channel: "hilfe",
      label: "Der Ticketschalter mit drei Buttons",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "12:00",
          embed: {
            title: "Wobei können wir helfen?",
            description:
              "Wähl, was passt. Nach ein paar Fragen geht ein privater Kanal auf, und das Team antwortet meist innerhalb einer Stunde.",
          },
          buttons: [
            { label: "Support", style: "primary" },
            { label: "Mitglied melden", style: "danger" },
            { label: "Fürs Team bewerben", style: "secondary" },
          ],
        },
      ],
    },
    {
      channel: "hilfe",
      label: "Das Formular, das vor dem Ticket kommt",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "12:04",
          form: {
            title: "Support",
            fields: [
              { label: "Was ist passiert?", value: "Meine Level-Rolle ist seit gestern weg." },
              { label: "Seit wann?", value: "Freitag, nachdem ich mich umbenannt habe" },
            ],
            submit: "Absenden",
          },
          ephemeral: true,
        },
      ],
    },
    {
      channel: "support-0042",
      label: "Ein Ticketkanal mit den Antworten des Mitglieds",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "12:05",
          text: "@fennec, @Support ist gleich für dich da.",
          embed: {
            title: "Support",
            fields: [
              { name: "Was ist passiert?", value: "Meine Level-Rolle ist seit gestern weg." },
              { name: "Seit wann?", value: "Freitag, nachdem ich mich umbenannt habe" },
            ],
          },
          buttons: [
            { label: "Übernehmen", style: "success" },
            { label: "Schließen", style: "danger" },
          ],
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "12:11",
          embed: { tone: "ok", description: "@okapi hat dieses Ticket übernommen." },
        },
        {
          speaker: { name: "okapi", color: "purple" },
          time: "12:12",
          text: "Gefunden: Die Belohnung gibt es seit letzter Woche erst ab Level 12. Du bist auf 11, noch ein Abend Plaudern, und du hast sie wieder.",
        },
        {
          speaker: { name: "fennec", color: "green" },
          time: "12:13",
          text: "ach so! danke, das erklärt’s",
          reactions: [{ symbol: "❤️", count: 1 }],
        },
      ],
    },
    {
      channel: "ticket-log",
      label: "Die Mitschrift im Protokollkanal, nachdem ein Ticket geschlossen wurde",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "12:20",
          embed: {
            title: "Ticket geschlossen",
            fields: [
              { name: "Ticket", value: "support-0042", inline: true },
              { name: "Geöffnet von", value: "@fennec", inline: true },
              { name: "Übernommen von", value: "@okapi", inline: true },
              { name: "Grund", value: "Erledigt" },
            ],
          },
          file: { name: "support-0042.html", size: "18 KB, 6 Nachrichten" },
        },
      ],
    },
  ],
  commands: [
    { name: "ticket setup", description: "Kategorie, Protokollkanal und Teamrolle anlegen" },
    {
      name: "ticket panel",
      arguments: "[channel]",
      description: "Den Ticketschalter mit den Buttons öffnen",
    },
    { name: "ticket category add", arguments: "<name>", description: "Eine Ticketart hinzufügen" },
    {
      name: "ticket form add",
      arguments: "<category> <question>",
      description: "Dem Formular eine Frage hinzufügen",
    },
    { name: "ticket add", arguments: "<member>", description: "Jemanden ins Ticket holen" },
    { name: "ticket claim", description: "Ein Ticket übernehmen" },
    {
      name: "ticket close",
      arguments: "[reason]",
      description: "Das Ticket schließen und die Mitschrift speichern",
    },
  ],
};

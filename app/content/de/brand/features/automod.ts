import type { Feature } from "../../../brand-schema.ts";
import { automod as english } from "../../../brand/features/automod.ts";

export const automod: Feature = {
  ...english,
  language: "de",
  title: "Automod",
  headline: "Spam, Links und Raids: erledigt, bevor du sie siehst",
  intro:
    "Filter löschen, was deine Regeln verbieten. Antinuke achtet auf alle, die wirklich Schaden anrichten könnten: Löscht jemand massenhaft Rollen oder Kanäle, ist nach Sekunden Schluss, auch wenn dahinter ein gekapertes Moderationskonto steckt.",
  description:
    "Automatische Moderation mit Spamerkennung, Linkfilter, eigenen Wortfiltern und Antinuke: Schutz vor Rollenlöschung, Kanalschutz und Anti-Raid.",
  menu: "Filter, Antinuke und Anti-Raid",
  cards: [
    {
      drawing: "antinuke",
      title: "Antinuke",
      text: "Schutz vor Rollenlöschung, Kanalschutz und Anti-Raid. Wer deine Schwelle überschreitet, ist raus, Teammitglieder inbegriffen.",
    },
    {
      drawing: "automod",
      title: "Automatische Moderation",
      text: "Spamerkennung, Linkfilter und eigene Filter, jeder mit eigenem Schalter.",
    },
  ],
  sections: [
    { kind: "points", shape: "bento", title: "Filter für Nachrichten" },
    {
      kind: "story",
      title: "Antinuke: wenn die Gefahr von innen kommt",
      text: "Wer massenhaft Rollen, Kanäle oder Mitglieder entfernt, hat die Berechtigung dazu. Gewöhnliche Filter merken davon nichts. Antinuke zählt solche Aktionen pro Person: Wer eine Schwelle überschreitet, verliert seine Rollen oder wird gebannt, und im Protokoll steht, was gelöscht wurde.",
      scene: 1,
      side: "left",
    },
    {
      kind: "facts",
      title: "Worauf Antinuke achtet",
      text: "Gezählt wird, was eine Person innerhalb einer Minute tut. Jede Schwelle legst du selbst fest. Der Inhaber des Servers wird nie gezählt.",
      columns: ["Modul", "Zählt", "Zum Beispiel"],
      rows: [
        ["Schutz vor Rollenlöschung", "Gelöschte Rollen", "3"],
        ["Kanalschutz", "Angelegte oder gelöschte Kanäle", "3"],
        ["Grenze für Banns und Kicks", "Mitglieder, die eine Person entfernt", "5"],
        ["Webhook-Wache", "Angelegte Webhooks", "2"],
        ["Anti-Raid", "Konten, die zugleich beitreten", "10"],
      ],
    },
    { kind: "steps", shape: "row", title: "So richtest du es ein" },
    {
      kind: "story",
      title: "Anti-Raid an der Tür",
      text: "Kommen viele neue Konten auf einmal, macht Anti-Raid die Tür eine Weile zu: Neue werden gekickt oder eingesperrt, bis die Welle vorbei ist. Wer schon da war, merkt nichts davon.",
      scene: 2,
      side: "right",
    },
    { kind: "commands", title: "Befehle für Filter und Antinuke" },
  ],
  points: [
    {
      title: "Spam\u00ADerkennung",
      text: "Zu viele Nachrichten, wiederholter Text, Wände aus Emojis und Massen\u00ADerwähnungen. Wie viele in wie vielen Sekunden, bestimmst du.",
    },
    {
      title: "Linkfilter",
      text: "Sperr alle Links, nur Einladungen oder alles, was nicht auf deiner Liste erlaubter Seiten steht.",
    },
    {
      title: "Eigene Filter",
      text: "Deine eigenen Wörter und Wendungen, als ganzes Wort oder als Teil davon. Schreibtricks helfen nicht.",
    },
    {
      title: "Ausnahmen",
      text: "Rollen und Kanäle, die ein Filter in Ruhe lässt: Dein Team darf Links posten, und der Spamkanal bleibt einer.",
    },
  ],
  steps: [
    {
      title: "Filter einschalten",
      text: "Jeder Filter steht für sich. Fang mit Spam und Einladungen an.",
      command: "{prefix}automod spam on",
    },
    {
      title: "Folgen festlegen",
      text: "Nur löschen, oder löschen und eine Zeit lang stummschalten.",
      command: "{prefix}automod punishment mute 10m",
    },
    {
      title: "Eigene Links erlauben",
      text: "Erlaubte Seiten kommen überall durch den Linkfilter.",
      command: "{prefix}automod whitelist example.com",
    },
    {
      title: "Antinuke einschalten",
      text: "Das können nur der Inhaber des Servers und Antinuke-Admins.",
      command: "{prefix}antinuke setup",
    },
  ],
  scenes: [
    {
      channel: "allgemein",
      label: "Automod löscht einen Einladungslink und schaltet den Absender stumm",
      messages: [
        {
          speaker: { name: "juno", color: "green" },
          time: "19:02",
          text: "wer ist um acht beim Quiz dabei?",
        },
        {
          speaker: { name: "freebies_4u", color: "gray" },
          time: "19:02",
          text: "gratis geschenke hier, schnell rein: discord.gg/…",
          removed: "Vom Einladungsfilter gelöscht",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "19:02",
          embed: {
            tone: "warn",
            description: "@freebies_4u ist jetzt **10 Minuten** stumm.",
            fields: [
              { name: "Filter", value: "Einladungen", inline: true },
              { name: "Verstöße", value: "2 von 3", inline: true },
            ],
          },
        },
        {
          speaker: { name: "marlow", color: "blue" },
          time: "19:03",
          text: "ich! halte @otter einen Platz frei",
        },
      ],
    },
    {
      channel: "antinuke-log",
      label: "Antinuke bannt ein Moderationskonto, das Rollen löscht",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "03:41",
          text: "@Inhaber",
          embed: {
            tone: "down",
            title: "Schutz vor Rollenlöschung",
            description: "@quill hat in 8 Sekunden **3 Rollen** gelöscht und wurde **gebannt**.",
            fields: [
              { name: "Gelöscht", value: "Mitglied, Kreativ, Event-Team" },
              { name: "Schwelle", value: "3 pro Minute", inline: true },
              { name: "Reaktionszeit", value: "0,4 s", inline: true },
            ],
          },
        },
      ],
    },
    {
      channel: "mod-log",
      label: "Anti-Raid kickt eine Welle neuer Konten",
      messages: [
        {
          speaker: { name: "{product}", bot: true },
          time: "22:15",
          embed: {
            tone: "down",
            title: "Raid erkannt",
            description:
              "**27 Konten**, keines älter als 2 Tage, sind in einer Minute beigetreten. Alle wurden gekickt.",
            footer: "Tür für 15 Minuten zu",
          },
        },
        {
          speaker: { name: "okapi", color: "purple" },
          time: "22:31",
          text: "{prefix}antinuke status",
        },
        {
          speaker: { name: "{product}", bot: true },
          time: "22:31",
          embed: {
            tone: "ok",
            description:
              "Die Tür ist wieder offen. In den letzten 15 Minuten wurden **0** Konten gekickt.",
          },
        },
      ],
    },
  ],
  commands: [
    {
      name: "automod spam",
      arguments: "<on/off>",
      description: "Spamfilter ein- oder ausschalten",
    },
    {
      name: "automod links",
      arguments: "<on/off>",
      description: "Links sperren, die nicht auf der Liste stehen",
    },
    {
      name: "automod words add",
      arguments: "<word>",
      description: "Ein Wort oder eine Wendung verbieten",
    },
    {
      name: "automod punishment",
      arguments: "<action> [duration]",
      description: "Festlegen, was auf einen Verstoß folgt",
    },
    {
      name: "automod whitelist",
      arguments: "<link/role/channel>",
      description: "Link, Rolle oder Kanal durchlassen",
    },
    { name: "antinuke setup", description: "Antinuke mit sicheren Vorgaben einschalten" },
    { name: "antinuke status", description: "Module und Schwellen anzeigen" },
  ],
};

import type * as english from "../../status/status.ts";
import { product } from "../../facts.static.ts";
import type { Words } from "../../translation.ts";

export const STATUS: Words<typeof english.STATUS> = {
  title: "Status",
  description: "Zustand und Messwerte in Echtzeit",
  summary: `Läuft ${product}? Shards, Latenz, Server und Nutzer gerade jetzt, ob der Shard deines Servers läuft, 90 Tage Verfügbarkeit und jede Störung.`,
  picture: { name: "status", alt: "Latenz, Server und Nutzer, dazu die Shards des Bots" },
  latency: "Mittlere Latenz",
  servers: "Server gesamt",
  users: "Nutzer gesamt",
  shards: "Zustand der Shards",
  noReport: "Keine Antwort",
  notHeard: "Dieser Shard fehlt im Bericht des Bots.",
  serverGrowth: "Serverzahl",
  userGrowth: "Nutzerzahl",
  serverNoun: "Server",
  userNoun: "Nutzer",
  zone: "Alle Zeiten in UTC.",
  measuredSince: (day: string) => `Gemessen seit ${day}.`,
  unchanged: (period) => `${period} unverändert`,
  partial: "unvollständig: Shards fehlten",
  partialNow: "unvollständig: Shards fehlen",
  unknownNow: "unbekannt: Shards fehlen",
  finder: "Liegt es an meinem Server?",
  finderText:
    "Füg den Link zu einem Kanal deines Servers oder die ID des Servers ein, dann siehst du, wie es seinem Shard geht.",
  finderHint: {
    phone:
      "Halt den Namen eines Kanals gedrückt, dann „Link kopieren“. Oder halt das Symbol des Servers gedrückt, dann „Server-ID kopieren“: Dafür muss der Entwicklermodus an sein (Einstellungen, Erweitert).",
    computer:
      "Rechtsklick auf einen Kanal, dann „Link kopieren“. Oder Rechtsklick auf das Symbol des Servers, dann „Server-ID kopieren“: Dafür muss der Entwicklermodus an sein (Benutzereinstellungen, Erweitert).",
  },
  finderLabel: "Server-ID",
  finderBad:
    "Das ist weder der Link eines Kanals noch eine Server-ID, also eine Zahl mit 17 bis 20 Ziffern wie 914857203355312148.",
  check: "Prüfen",
  copyForSupport: "Für den Support kopieren",
  yourShard: (server, shard) => `Server ${server} gehört zu Shard ${shard}`,
  checks: `${product} antwortet dort nicht? Prüf drei Dinge:`,
  checkMember: `${product} ist noch Mitglied des Servers.`,
  addAgain: "Neu hinzufügen",
  checkRole: `Die Rolle von ${product} hat die Berechtigungen, die der Befehl braucht.`,
  checkChannel: `${product} darf den Kanal sehen und darin schreiben.`,
  shardFigures: (latency, uptime) => `Latenz ${latency} · Betriebszeit ${uptime}`,
  lastKnown: "Der Bot hat sich eine Weile nicht gemeldet. Das ist der letzte bekannte Stand.",
  shardHint: `${product} läuft über mehrere Verbindungen, die Shards. Jeder Server gehört zu einem davon. Fällt ein Shard aus, ist ${product} auf dessen Servern offline und überall sonst in Ordnung.`,
  chartLabel: (title, noun, points) =>
    `${title}: ${noun} im Lauf der Zeit, ${points} Punkte. Die Zahlen stehen in der Tabelle darunter.`,
  dataTable: "Datentabelle",
  ofTitle: (title) => `: ${title}`,
  tableLabel: (title) => `${title}, Datentabelle`,
  columns: { time: "Zeit", total: "Gesamt", change: "Änderung" },
  latestPoints: (rows, all) => `Die neuesten ${rows} von ${all} Punkten.`,
  allPoints: "Alle als JSON",
  uptime: "Verfügbarkeit",
  uptimeDays: "90 Tage",
  uptimeToday: "heute",
  recordedDays: (days) => `letzte ${days} Tage`,
  today: "Heute",
  uptimeNone: "Wir zeichnen erst seit Kurzem auf. Tage ohne Daten sind grau.",
  howMeasured: "So messen wir",
  uptimeRule:
    "Die Verfügbarkeit ist der Anteil der Shards, die liefen, geprüft alle fünf Minuten. Schweigen zählt als Ausfall; geplante Wartung und Zeit ohne Daten zählen nicht.",
  pickDay: "Tag",
  incidents: "Störungen",
  noIncidents: "Keine verzeichnet.",
  incidentRule:
    "Zwei schlechte Prüfungen nacheinander eröffnen eine Störung, zwei gute beenden sie.",
  olderIncidents: (count) => (count === 1 ? "Eine ältere Störung" : `${count} ältere Störungen`),
  feeds: "Feeds",
  feed: "Atom",
  calendar: "Wartungskalender",
  incidentsJson: "Störungen als JSON",
  uptimeJson: "Verfügbarkeit als JSON",
  oldReport: (time) =>
    `Verfügbarkeit und Störungen sind von ${time}. Neuere lassen sich gerade nicht lesen.`,
  unreadReport: "Verfügbarkeit und Störungen lassen sich gerade nicht lesen.",
};

export const RANGE_LABELS: Words<typeof english.RANGE_LABELS> = {
  "24h": "24 h",
  "7d": "7 T",
  "30d": "30 T",
  all: "Alle",
};

export const RANGE_WORDS: Words<typeof english.RANGE_WORDS> = {
  "24h": "in 24 Stunden",
  "7d": "in 7 Tagen",
  "30d": "in 30 Tagen",
  all: "seit Beginn",
};

export const PERIOD_WORDS: Words<typeof english.PERIOD_WORDS> = {
  hours: (count) => (count === 1 ? "in der letzten Stunde" : `in ${count} Stunden`),
  days: (count) => (count === 1 ? "in einem Tag" : `in ${count} Tagen`),
};

export const BAR_WORDS: Words<typeof english.BAR_WORDS> = {
  ok: "In Betrieb",
  warn: "Einzelne Shards ausgefallen",
  down: "Alle Shards ausgefallen oder keine Antwort",
  gray: "Keine Daten",
  maintenance: "Wartung",
};

export const NOTICE_WORDS: Words<typeof english.NOTICE_WORDS> = {
  info: "Hinweis",
  warning: "Warnung",
  critical: "Ausfall",
};

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
  notHeard: "Dieser Shard fehlt in der Antwort des Bots.",
  serverGrowth: "Serverzahl",
  userGrowth: "Nutzerzahl",
  serverNoun: "Server",
  userNoun: "Nutzer",
  zone: "Alle Zeiten in UTC.",
  measuredSince: (day: string) => `Gemessen seit ${day}.`,
  between: (low, high, period) => `${period} zwischen ${low} und ${high}`,
  unchanged: (period) => `${period} unverändert`,
  partial: "unvollständig: Shards fehlten",
  partialNow: "unvollständig: Shards fehlen",
  unknownNow: "unbekannt: Shards fehlen",
  finder: "Liegt es an meinem Server?",
  finderText:
    "Füg die ID deines Servers oder den Link zu einem seiner Kanäle ein, dann siehst du, auf welchem Shard er läuft.",
  finderHint: "In Discord: Rechtsklick auf das Symbol des Servers, dann „Server-ID kopieren“.",
  finderLabel: "Server-ID",
  finderBad:
    "Das ist keine Server-ID. Eine Server-ID ist eine Zahl mit 17 bis 20 Ziffern, zum Beispiel 914857203355312148.",
  check: "Prüfen",
  copyForSupport: "Für den Support kopieren",
  yourShard: (shard) => `Dein Server läuft auf Shard ${shard}`,
  shardFigures: (latency, uptime) => `Latenz ${latency} · Betriebszeit ${uptime}`,
  lastKnown: "Der Bot hat sich eine Weile nicht gemeldet. Das ist der letzte bekannte Stand.",
  shardHint:
    "Ein großer Bot besteht aus vielen Verbindungen, den Shards, und jeder Server läuft auf einem davon. Fällt ein einzelner Shard aus, ist der Bot auf dessen Servern offline und überall sonst in Ordnung.",
  chartLabel: (title, noun, points) =>
    `${title}: ${noun} im Lauf der Zeit, ${points} Punkte, deren Zahlen in der Tabelle darunter stehen`,
  dataTable: "Datentabelle",
  ofTitle: (title) => `: ${title}`,
  tableLabel: (title) => `${title}, Datentabelle`,
  columns: { time: "Zeit (UTC)", total: "Gesamt", change: "Änderung" },
  latestPoints: (rows, all) => `Die neuesten ${rows} von ${all} Punkten.`,
  allPoints: "Alle als JSON",
  uptime: "Verfügbarkeit",
  uptimeDays: "90 Tage, UTC",
  uptimeToday: "heute, UTC",
  recordedDays: (days) => `${days} aufgezeichnete Tage, UTC`,
  today: "Heute",
  dayByDay: "Tag für Tag",
  allAsJson: "Alles als JSON",
  fullDays: (days) =>
    days === 1 ? "Ein weiterer Tag: 100 % verfügbar." : `${days} weitere Tage: 100 % verfügbar.`,
  unknownDays: (days) =>
    days === 1 ? "Von einem Tag keine Daten." : `Von ${days} Tagen keine Daten.`,
  uptimeNone: "Die Aufzeichnung hat gerade begonnen. Tage ohne Daten sind grau.",
  uptimeRule:
    "Der Anteil der Shards, die bereit waren, gemessen alle fünf Minuten. Keine Antwort zählt als Ausfall; geplante Wartung und Zeit ohne Daten zählen nicht.",
  pickDay: "Tag",
  incidents: "Störungen",
  noIncidents: "Keine verzeichnet.",
  incidentRule:
    "Eine Störung beginnt, wenn in zwei Messungen im Abstand von fünf Minuten Shards fehlen oder der Bot sich nicht meldet. Sie endet nach zwei guten.",
  olderIncidents: (count) => (count === 1 ? "Eine ältere Störung" : `${count} ältere Störungen`),
  allIncidents: (count) => `Alle ${count} als JSON`,
  feed: "Atom-Feed",
  oldReport: (time) =>
    `Betriebszeit und Störungen sind von ${time}: Neuere lassen sich gerade nicht lesen.`,
  unreadReport: "Betriebszeit und Störungen lassen sich gerade nicht lesen.",
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

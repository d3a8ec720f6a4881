import type * as english from "../../status/shards.ts";
import type { Words } from "../../translation.ts";

export const SHARDS: Words<typeof english.SHARDS> = {
  allReady: "Alle Systeme in Betrieb",
  someReady: (ready, total) => `${ready}/${total} Shards in Betrieb`,
  overall: "Gesamtzustand",
  noReportFor: (ago) => `Seit ${ago} keine Antwort`,
  noReportSince: (time) => `Seit ${time} keine Antwort`,
  lastHeard: (line) => `Zuletzt gemeldet: ${line}, `,
  noReportForLastHeard: (ago, line) => `Seit ${ago} keine Antwort; zuletzt gemeldet: ${line}`,
  updated: (ago) => `vor ${ago} aktualisiert`,
  updatedAt: (time) => `um ${time} aktualisiert`,
  utc: (time) => `${time} UTC`,
  range: "Zeitraum",
  loading: "Wird geladen",
  asOf: "Stand:",
  notCurrent: "Nicht aktuell, Stand:",
  states: { operational: "In Betrieb", down: "Ausgefallen", silent: "Keine Antwort" },
  shard: (id) => `Shard ${id}`,
  listed: (state, ids, more) =>
    `${state}: ${ids.length === 1 ? "Shard" : "Shards"} ${ids.join(", ")}${more > 0 ? ` und ${more} weitere` : ""}`,
  uptime: "Betriebszeit",
  latency: "Latenz",
  milliseconds: (count) => `${count} ms`,
  unknown: "–",
  servers: "Server",
  users: "Nutzer",
  problemsOnly: "Nur Probleme",
  slowestFirst: "Langsamste zuerst",
  shown: (shown, all) => `${shown} von ${all} Shards`,
  noProblems: "Kein Shard hat ein Problem.",
  grid: "Shards",
};

export const ADVICE: Words<typeof english.ADVICE> = {
  silent:
    "Von diesem Shard ist nichts zu hören, der Bot ist auf seinen Servern also wahrscheinlich offline. An deinen Einstellungen liegt es nicht. Sieh in ein paar Minuten wieder nach.",
  down: "Der Bot ist auf allen Servern dieses Shards offline, bis er zurück ist. An deinen Einstellungen liegt es nicht, du musst nichts ändern.",
  restarted:
    "Dieser Shard ist gerade neu gestartet. Wenn ein Befehl nicht klappt, versuch ihn in einer Minute noch einmal.",
  slow: "Dieser Shard läuft, antwortet aber gerade langsam. Du musst den Bot weder neu starten noch neu einladen.",
  good: "Dieser Shard läuft. Wenn der Bot auf dem Server ist, sollte er dort antworten.",
};

export const SUPPORT_TEXT: Words<typeof english.SUPPORT_TEXT> = {
  figures: (latency, uptime) => `, Latenz ${latency}, Betriebszeit ${uptime}`,
  line: (server, shard, state, asOf) =>
    `Server ${server} läuft auf Shard ${shard}: ${state} (Stand: ${asOf})`,
};

export const RECORD: Words<typeof english.RECORD> = {
  noReport: "Keine Antwort vom Bot",
  allDown: "Auf allen Servern offline",
  someDown: (percent) => `Auf ${percent} % der Server offline`,
  silentOf: (length) => `davon ${length} ohne Antwort`,
  silentFor: (length) => `${length} ohne Antwort`,
  missingFor: (length, ready, total) =>
    `${length} mit ausgefallenen Shards, höchstens ${total - ready} von ${total}`,
  uptime: (share) => `${share} verfügbar`,
  noDataFor: (length) => `${length} ohne Daten`,
  maintenanceFor: (length) => `${length} Wartung`,
};

export const BADGE: Words<typeof english.BADGE> = {
  unknown: "unbekannt",
  operational: "in Betrieb",
  noReportFor: (ago) => `seit ${ago} keine Antwort`,
  shards: (ready, total) => `${ready}/${total} Shards`,
};

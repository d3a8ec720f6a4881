import type * as english from "../../status/incidents.ts";
import type { Words } from "../../translation.ts";
import { fill, words } from "../../words.ts";

export const STATUS_WORDS: Words<typeof english.STATUS_WORDS> = {
  investigating: "Wird untersucht",
  identified: "Ursache gefunden",
  monitoring: "Wird beobachtet",
  resolved: "Behoben",
  postmortem: "Nachbericht",
  scheduled: "Geplant",
  in_progress: "Läuft",
  verifying: "Wird geprüft",
  completed: "Abgeschlossen",
};

export const IMPACT_WORDS: Words<typeof english.IMPACT_WORDS> = {
  none: "Keine Auswirkung",
  minor: "Geringe Auswirkung",
  major: "Große Auswirkung",
  critical: "Kritische Auswirkung",
};

export const INCIDENTS = words<Words<typeof english.INCIDENTS>>({
  allShards: "Alle Shards",
  someShards: (count: number, named: string, more: number) =>
    `${count === 1 ? "Shard" : "Shards"} ${named}${more > 0 ? ` und ${more} weitere` : ""}`,
  allServers: "Alle Server",
  someServers: (percent: number, servers: string | null) =>
    servers === null ? `${percent} % der Server` : `etwa ${servers} Server`,
  current: "Aktuelle Störungen",
  maintenance: "Wartung",
  planned: "Geplante Wartung",
  automatic: "Automatisch",
  updates: "Meldungen",
  affected: "Betroffen",
  started: "Beginn",
  ended: "Ende",
  begins: "Beginnt",
  ends: "Endet",
  lasts: "Dauer bisher",
  lasted: "Dauer",
  plannedFor: "Geplant",
  allUpdates: (count: number) => `Alle ${count} Meldungen`,
  since: "seit",
  ago: (age: string) => `vor ${age}`,
  utc: "UTC",
  yourTimes: (from: string, until: string) => `${from} bis ${until} nach deiner Uhr`,
  title: "Störung",
  back: "Zurück zum Status",
  isMine: "Betrifft das meinen Server?",
  edited: "bearbeitet",
  history: "Frühere Störungen",
  historyText: "Frühere Störungen und Wartungen, die neuesten zuerst.",
  newer: "Neuere",
  older: "Ältere",
  pages: "Seiten",
  allPast: "Alle früheren Störungen",
  withdrawn: "Störung zurückgezogen",
  withdrawnText: "Wir haben sie irrtümlich gemeldet.",
  failed: "Die Störung ließ sich nicht lesen. Versuch es noch einmal.",
});

export const FEED = words<Words<typeof english.FEED>>({
  name: "{product} – Status",
  title: (title: string, state: string) => `${title} (${state})`,
  event: (title: string, state: string) => fill(`{product}: ${title} (${state})`),
  moment: (day: string, hour: string) => `${day}, ${hour} UTC`,
  since: (moment: string) => `Seit ${moment}`,
  span: (from: string, to: string) => `${from} bis ${to}`,
  spanAndLength: (from: string, to: string, length: string) => `${from} bis ${to}, ${length}`,
  note: (state: string, text: string) => `${state}: ${text}`,
  update: (moment: string, state: string, text: string) => `${moment}, ${state}: ${text}`,
});

export const AUTOMATIC = words<Words<typeof english.AUTOMATIC>>({
  silent: (since: string) =>
    fill(
      `{product} meldet sich seit ${since} nicht und ist wahrscheinlich auf allen Servern offline.`,
    ),
  allDown: (since: string) => fill(`{product} ist seit ${since} auf allen Servern offline.`),
  someDown: (percent: number, servers: string | null, since: string) =>
    servers === null
      ? fill(`{product} ist seit ${since} auf ${percent} % der Server offline.`)
      : fill(`{product} ist seit ${since} auf etwa ${servers} Servern (${percent} %) offline.`),
  noAnswer: (shards: string, count: number) =>
    count === 1 ? `${shards} antwortet nicht.` : `${shards} antworten nicht.`,
  ended: "Alle Shards sind wieder bereit.",
  endedUnderTeam: "Alle Shards sind wieder bereit. Das Team bestätigt noch, dass es vorbei ist.",
});

export const PLAN = words<Words<typeof english.PLAN>>({
  begun: "Die Wartung hat wie geplant begonnen.",
  done: "Die Wartung ist wie geplant zu Ende.",
  moved: "Die Wartung ist auf später verschoben.",
});

import type * as english from "../../you/servers.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

export const SERVERS = words<Words<typeof english.SERVERS>>({
  title: "Deine Server",
  sanctions: "Sperren",
  look: "Prüfen",
  noneBars: "Dieser Server ist nicht gesperrt.",
  description:
    "Läuft {product} auf den Servern, die du verwaltest, ist einer gesperrt, und welche Befehle darfst du dort nutzen?",
  ask: "Server zeigen, die du verwaltest",
  askText: [
    "Discord fragt dich, ob diese Website die Liste deiner Server sehen darf. Wir zeigen sie auf einer Seite und speichern sie nirgends: nicht in einer Datenbank, nicht in einem Cookie, nicht in deinem Browser.",
    "Du siehst jeden Server, der dir gehört, auf dem du Administrator bist oder den du verwalten darfst. Wenn du die Seite neu lädst oder verlässt, ist die Liste weg.",
  ],
  show: "Meine Server zeigen",
  showAgain: "Noch einmal zeigen",
  signedOut: "Melde dich an, um deine Server zu sehen",
  signedOutText: "Danach fragt dich Discord noch einmal, ob diese Website die Liste sehen darf.",
  failures: {
    refused: {
      title: "Du hast abgelehnt, deshalb ist nichts zu sehen",
      text: "Discord hat uns nichts über deine Server gesagt. Du kannst es dir jederzeit anders überlegen.",
    },
    "other-person": {
      title: "Das war ein anderes Discord-Konto",
      text: "In Discord hat ein anderes Konto zugestimmt als das, mit dem du hier angemeldet bist. Dessen Server zeigen wir nicht. Wechsle das Konto in Discord, oder melde dich hier ab und mit dem anderen an.",
    },
    busy: {
      title: "Discord bittet uns zu warten",
      text: "Gerade fragen zu viele. Versuch es in einer Minute noch einmal.",
    },
    unconfirmed: {
      title: "Discord hat nicht bestätigt",
      text: "Wir konnten die Liste deiner Server nicht lesen. Versuch es noch einmal.",
    },
    unavailable: {
      title: "Wir wissen gerade nicht, wer angemeldet ist",
      text: "Das liegt an uns, nicht an dir. Versuch es in einer Minute noch einmal.",
    },
  },
  none: "Du bist noch auf keinem Server",
  noneText: "Discord sagt, dass dieses Konto auf keinem Server ist.",
  noneManaged: "Du verwaltest keinen deiner Server",
  noneManagedText: (others: number) =>
    `Du bist auf ${others === 1 ? "einem Server" : `${others} Servern`}, aber laut Discord bist du dort weder Inhaber noch Administrator, noch darfst du den Server verwalten. Eines dieser Rechte brauchst du, um hier einen Server zu sehen.`,
  heading: "Server, die du verwaltest",
  count: (shown: string, all: string) => (shown === all ? all : `${shown} von ${all}`),
  others: (count: number) =>
    count === 1
      ? "Ein weiterer Server, den du nicht verwaltest, fehlt hier."
      : `${count} weitere Server, die du nicht verwaltest, fehlen hier.`,
  membership:
    "Ob {product} auf einem Server ist, sehen wir nicht. Ist er dort, gilt für ihn der Zustand des Shards.",
  search: "Deine Server durchsuchen",
  searchHint: "Name oder ID",
  noMatch: "Keiner deiner Server passt.",
  rights: {
    owner: "Inhaber",
    administrator: "Administrator",
    manager: "Server verwalten",
  },
  shard: (id: number) => `Shard ${id}`,
  id: (id: string) => `ID ${id}`,
  states: { unknown: "Zustand unbekannt" },
  shardUnknown:
    "Der Bot hat nicht gesagt, wie viele Shards er hat. Deshalb ist der Shard dieses Servers unbekannt.",
  stateUnknown:
    "Der Bot antwortet gerade nicht, deshalb ist der Zustand dieses Shards unbekannt. Sieh in ein paar Minuten noch einmal nach.",
  incidents: "Störungen der letzten 90 Tage",
  noIncidents: "Keine, die diesen Shard betraf.",
  since: "seit",
  moreIncidents: (count: number) =>
    count === 1 ? "1 weitere unter allen Störungen" : `${count} weitere unter allen Störungen`,
  more: "Mehr",
  lens: "Befehle, die ich hier nutzen darf",
  follow: "Diesen Shard in Discord abonnieren",
  invite: "{product} einladen",
  copy: "Für den Support kopieren",
  signedOutHere: "Du hast dich abgemeldet",
  signedOutHereText: "Die Liste deiner Server ist von dieser Seite verschwunden.",
});

export const SERVER_SUPPORT: Words<typeof english.SERVER_SUPPORT> = {
  name: (name) => `Name: ${name}`,
  server: (id) => `Server-ID: ${id}`,
  unknownShard: "Shard: unbekannt",
  shard: (id, state) => `Shard: ${id}, ${state}`,
  rights: (right, permissions) => `Meine Berechtigungen: ${right} (${permissions})`,
  asOf: (time) => `Stand: ${time}`,
};

import type * as english from "../picture-words.ts";
import type { Words } from "../translation.ts";

export const PICTURE_WORDS: Words<typeof english.PICTURE_WORDS> = {
  commands: {
    title: "Jeder Befehl, und wer ihn benutzen darf",
    line: "Berechtigungen, Aliasse, Argumente",
  },
  status: { title: "So geht es dem Bot gerade", line: "Latenz, Server, jeder Shard" },
  embed: { title: "Embeds bauen und entstehen sehen", line: "Editor, Vorschau, Code" },
  templates: { title: "Fertige Embeds", line: "Für Bann, Stummschaltung und Jail" },
  team: {
    title: "Die Leute dahinter",
    line: (ranks) => (ranks === 1 ? "1 Rang" : `${ranks} Ränge, ein Team`),
  },
  premium: { paidOnce: "Einmal zahlen, behalten", noSubscription: "kein Abo" },
  contact: {
    title: "Jede Nachricht liest ein Mensch",
    line: (hours) => `Antwort innerhalb von ${hours} Stunden`,
  },
  avatars: {
    title: "Profilbilder im Lauf der Zeit",
    line: "Neueste zuerst. Deine verbirgst du selbst",
  },
  legal: { title: "Die Regeln, verständlich gesagt" },
};

import type * as english from "../../frame/palette.ts";
import type { Words } from "../../translation.ts";

export const PALETTE: Words<typeof english.PALETTE> = {
  label: "Seiten und Befehle suchen",
  placeholder: "Seite, Funktion, Befehl, ID oder Code",
  results: "Treffer",
  close: "Schließen",
  none: "Nichts gefunden.",
  noCommands: "Befehle lassen sich gerade nicht durchsuchen. Die Seiten sind alle da.",
  count: (found) => `${found} Treffer`,
  first: (shown, found) => `Die ersten ${shown} von ${found} Treffern`,
};

export const ENTRY_KINDS: Words<typeof english.ENTRY_KINDS> = {
  Page: "Seite",
  Feature: "Funktion",
  Legal: "Rechtliches",
  Staff: "Team",
  Command: "Befehl",
  ID: "ID",
  Code: "Embed-Code",
};

export const PASTED: Words<typeof english.PASTED> = {
  server: (id) => ({
    title: "Läuft der Bot auf diesem Server?",
    text: `Der Shard von Server ${id}`,
  }),
  history: (id) => ({ title: "Avatar-Verlauf", text: `Bilder von Nutzer ${id}` }),
  lookUp: (id) => ({ title: "Diese ID nachschlagen", text: `Alles, was das Team über ${id} weiß` }),
  code: { title: "Im Embed-Editor öffnen", text: "Der Embed-Code, den du eingefügt hast" },
};

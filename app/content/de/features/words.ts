import type * as english from "../../features/words.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

export const FEATURE = words<Words<typeof english.FEATURE>>({
  foreign: (language) => `Diese Seite gibt es nur auf ${language}.`,
  allCommands: "Alle Befehle",
  try: "Probier es auf deinem Server aus",
  free: "{product} ist kostenlos. Hinzufügen dauert eine Minute, Entfernen noch weniger.",
  ask: "Eine Frage stellen",
  related: "Verwandte Funktionen",
  copy: (command: string) => `${command} kopieren`,
});

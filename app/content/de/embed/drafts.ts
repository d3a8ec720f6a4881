import type * as english from "../../embed/drafts.ts";
import type { Words } from "../../translation.ts";

export const DRAFT_WORDS: Words<typeof english.DRAFT_WORDS> = {
  waiting: "Ein angefangenes Embed wartet",
  restore: "Wiederherstellen",
  later: "Jetzt nicht",
  discard: "Verwerfen",
  discarded: "Das angefangene Embed ist verworfen.",
  name: "Name des Entwurfs",
  save: "Entwurf speichern",
  saved: "Entwurf gespeichert",
  none: "Keine gespeicherten Entwürfe. Was du schreibst, speichert dieser Browser von selbst.",
  newer:
    "Deine Entwürfe sind von einer neueren Fassung dieser Website, deshalb lässt diese Seite sie in Ruhe.",
  notKept:
    "Dein Browser konnte diesen Entwurf nicht speichern. Er bleibt, bis du die Seite schließt.",
  asFile: "Als Datei speichern",
  fileName: "embed",
  open: "Öffnen",
  remove: "Löschen",
  removed: (name) => `„${name}“ ist gelöscht.`,
  putBack: "Rückgängig",
};

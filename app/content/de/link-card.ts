import type * as english from "../link-card.ts";
import type { Words } from "../translation.ts";

export const CARD_WORDS: Words<typeof english.CARD_WORDS> = {
  commands: (count) => `${count} Befehle`,
  browseCommands: "Befehle ansehen",
  openCommand: "Befehl öffnen",
  needs: (permissions) => `Verlangt: ${permissions}`,
  also: (aliases) => `Auch: ${aliases}`,
  openStatus: "Statusseite öffnen",
  asOf: (time) => `Stand: ${time}`,
};

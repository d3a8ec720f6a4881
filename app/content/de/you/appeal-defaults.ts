import type * as english from "../../you/appeal-defaults.ts";
import type { Words } from "../../translation.ts";

export const APPEAL_DEFAULTS: Words<typeof english.APPEAL_DEFAULTS> = {
  questions: ["Was ist aus deiner Sicht passiert?", "Warum soll die Sperre aufgehoben werden?"],
  answers: [
    "Danke für deine Nachricht. Wir haben noch einmal nachgesehen und heben die Sperre auf.",
    "Danke für deine Nachricht. Wir haben noch einmal nachgesehen, und die Sperre bleibt.",
  ],
};

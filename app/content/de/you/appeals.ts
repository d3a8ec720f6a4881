import type * as english from "../../you/appeals.ts";
import { LEAST_APPEAL, MOST_APPEAL } from "../../../contract/appeals.ts";
import type { Words } from "../../translation.ts";

export const APPEAL_ERRORS: Words<typeof english.APPEAL_ERRORS> = {
  body: `Schreib ${LEAST_APPEAL} bis ${MOST_APPEAL} Zeichen`,
  answer: `Schreib höchstens ${MOST_APPEAL} Zeichen`,
  noEntry: "Diese Sperre steht nicht mehr auf der Liste des Bots. Sieh noch einmal nach",
  proof: "Die Liste deiner Server ist älter als zehn Minuten. Lass sie neu anzeigen",
  list: "Die Liste des Bots ließ sich nicht lesen, deshalb haben wir deinen Text nicht gesendet. Versuch es gleich noch einmal",
  isOpen: (date) => `Dazu hast du schon einen offenen Einspruch oder Antrag, vom ${date}`,
  again: (date) => `Dein Einspruch dazu wurde abgelehnt. Der nächste ist ab ${date} möglich`,
  database: "Das ließ sich nicht speichern. Versuch es gleich noch einmal",
};

export const RUN_OUT = "Diese Sperre ist abgelaufen.";

export const APPEAL_DEFAULTS: Words<typeof english.APPEAL_DEFAULTS> = {
  questions: ["Was ist aus deiner Sicht passiert?", "Warum soll die Sperre aufgehoben werden?"],
  answers: [
    "Danke für deine Nachricht. Wir haben sie geprüft und heben die Sperre auf.",
    "Danke für deine Nachricht. Wir haben sie geprüft, und die Sperre bleibt.",
  ],
};

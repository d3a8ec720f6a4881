import { LEAST_APPEAL, MOST_APPEAL } from "../../../contract/appeals.ts";
import type * as english from "../../you/appeals.ts";
import type { Words } from "../../translation.ts";

export const APPEAL_ERRORS: Words<typeof english.APPEAL_ERRORS> = {
  body: `Schreib ${LEAST_APPEAL} bis ${MOST_APPEAL} Zeichen`,
  answer: `Schreib höchstens ${MOST_APPEAL} Zeichen`,
  noEntry: "In der Liste des Bots steht dieser Eintrag nicht mehr. Sieh noch einmal nach",
  proof: "Die Liste deiner Server ist älter als zehn Minuten. Lass sie neu anzeigen",
  list: "Die Liste des Bots ließ sich nicht lesen. Dein Text wurde nicht gesendet, versuch es gleich noch einmal",
  isOpen: "Dazu läuft schon ein Einspruch",
  again: (date) => `Ein Einspruch dazu wurde abgelehnt. Der nächste ist ab ${date} möglich`,
  deletionOpen: "Du hast schon einen offenen Antrag",
  deletionOver: "Dieser Antrag ist schon erledigt",
  database: "Das ließ sich nicht speichern. Versuch es gleich noch einmal",
};

import type * as english from "../../frame/account.ts";
import type { Words } from "../../translation.ts";

export const ACCOUNT: Words<typeof english.ACCOUNT> = {
  menu: "Kontomenü von",
  staff: "Team-Bereich",
  you: "Deine Daten",
  logout: "Abmelden",
  tooManySignIns: "Du hast dich heute schon 30-mal angemeldet. Versuch es morgen wieder.",
  signInCanceled: "Die Anmeldung wurde abgebrochen. Es hat sich nichts geändert.",
  opening: "Team-Bereich wird geöffnet",
};

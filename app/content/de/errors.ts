import type * as english from "../errors.ts";
import type { Words } from "../translation.ts";

export const ERRORS: Words<typeof english.ERRORS> = {
  crash: "Unerwarteter Fehler!",
  logout: "Das Abmelden hat nicht geklappt",
  fetchUser: "Dein Konto ließ sich nicht laden",
  fetchTeam: "Das Team ließ sich nicht laden",
  rightsEnded:
    "Team-Rechte enden 12 Stunden nach der Anmeldung. Melde dich neu an, dann geht es genau hier weiter.",
};

export const httpStatusError: Words<typeof english.httpStatusError> = (status) =>
  `HTTP-Fehler! Status: ${status}`;

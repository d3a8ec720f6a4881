import type * as english from "../page-errors.ts";
import type { Words } from "../translation.ts";

const orJoin = "Versuch es später noch einmal oder frag auf unserem Support-Server.";

export const PAGE_ERRORS: Words<typeof english.PAGE_ERRORS> = {
  offline: "Du bist offline. Versuch es noch einmal, wenn die Verbindung wieder steht.",
  commands: `Die Befehle ließen sich nicht laden. ${orJoin}`,
  templates: `Die Vorlagen ließen sich nicht laden. ${orJoin}`,
  team: `Das Team ließ sich nicht laden. ${orJoin}`,
  teamData: "Ungültige Teamdaten",
  feedback: `Die Rückmeldungen ließen sich nicht laden. ${orJoin}`,
  avatarsTitle: "Avatare nicht geladen",
  avatars: "Die Avatare ließen sich nicht laden. Versuch es später noch einmal.",
  avatarsOfUser:
    "Die Avatare dieses Nutzers ließen sich nicht laden. Versuch es später noch einmal.",
  avatarData: "Die Daten ließen sich nicht laden. Versuch es später noch einmal.",
};

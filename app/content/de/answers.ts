import type * as english from "../answers.ts";
import type { Words } from "../translation.ts";

export const ANSWERS: Words<typeof english.ANSWERS> = {
  notAMember: "Kein Mitglied des Teams",
  otherRanks: "Das ist anderen Rängen vorbehalten",
  tooOften: "Das hast du in dieser Stunde schon mehrmals getan. Versuch es in der nächsten wieder",
  tooManyChanges: "Das hast du heute schon 20-mal geändert. Versuch es morgen wieder",
  addressTooLong: "Die Adresse ist zu lang",
  addressMalformed: "Die Adresse ist fehlerhaft",
  notSaved: "Die Änderung ließ sich nicht speichern",
  notConfigured: "Die Website ist nicht eingerichtet.",
  wrongKey: "Der Schlüssel fehlt oder ist falsch",
  pushNoJson: "Erwartet war JSON, angekommen ist etwas anderes",
  pushNotKept: "Die Sendung ließ sich nicht speichern. Bitte schick sie noch einmal",
};

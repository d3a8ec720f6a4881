import type * as english from "../avatars.ts";
import type { Words } from "../translation.ts";
import { words } from "../words.ts";

export const AVATARS = words<Words<typeof english.AVATARS>>({
  title: "Avatar-Verlauf",
  description: "Profilbilder im Lauf der Zeit, die neuesten zuerst. Alle Zeiten in UTC.",
  picture: { name: "avatars", alt: "Profilbilder in einem Raster" },
  search: "Nutzer suchen …",
  searchLabel: "Nutzer-ID",
  searchHint: {
    phone:
      "Öffne das Profil der Person, tipp auf „…“, dann „Nutzer-ID kopieren“: Dafür muss der Entwicklermodus an sein (Einstellungen, Erweitert). Ein Link zum Profil geht auch.",
    computer:
      "Rechtsklick auf die Person, dann „Nutzer-ID kopieren“: Dafür muss der Entwicklermodus an sein (Benutzereinstellungen, Erweitert). Ein Link zum Profil geht auch.",
  },
  searchRefused:
    "Nach Namen lässt sich nicht suchen. Gib eine Nutzer-ID ein, eine Zahl mit 17 bis 20 Ziffern wie 914857203355312148.",
  submit: "Suchen",
  failedTitle: "Avatare nicht geladen",
  failed: "Die Avatare ließen sich nicht laden. Versuch es später noch einmal.",
  userFailed: "Die Avatare dieses Nutzers ließen sich nicht laden. Versuch es später noch einmal.",
  dataFailed: "Die Daten ließen sich nicht laden. Versuch es später noch einmal.",
  empty: "Keine Avatare gefunden.",
  back: "Zurück zu allen Avataren",
  userEmptyTitle: "Keine Avatare gefunden",
  userEmptyText: "Von diesem Nutzer gibt es keinen Avatar-Verlauf.",
  userTitle: (id: string) => `Avatar-Verlauf – Nutzer ${id}`,
  openImage: "Bild in neuem Tab öffnen",
  report: "Diesen Verlauf melden",
  reportSubject: (id) => `Meldung: Avatar-Verlauf von ${id}`,
  reportMessage: (id, address) =>
    `Nutzer-ID: ${id}\nSeite: ${address}\n\nWas daran nicht stimmt:\n`,
  own: "Deinen eigenen Verlauf",
  ownNote: " kannst du vor allen verbergen.",
  loginNote: " und den eigenen Verlauf verbergen.",
  shown: "Das können alle sehen.",
  hidden: "Das kann niemand sehen.",
  hiddenTitle: "Du hast deinen Verlauf verborgen",
  hiddenText: "Niemand sieht ihn, bis du ihn wieder zeigst.",
  hide: "Meinen Verlauf verbergen",
  show: "Meinen Verlauf zeigen",
  nowHidden: "Dein Verlauf ist verborgen. Bis das überall gilt, kann eine Minute vergehen.",
  nowShown: "Dein Verlauf ist wieder zu sehen. Bis das überall gilt, kann eine Minute vergehen.",
  notSaved: "Die Änderung ließ sich nicht speichern. Versuch es später noch einmal.",
});

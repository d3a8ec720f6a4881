import type * as english from "../../frame/frame.ts";
import type { Words } from "../../translation.ts";

export const FRAME: Words<typeof english.FRAME> = {
  skip: "Zum Inhalt springen",
  home: "Startseite",
  mainMenu: "Hauptmenü",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  menuTitle: "Menü",
  toTop: "Nach oben",
  footer: "Rechtliches",
  goHome: "Startseite",
  missing: "404 Nicht gefunden",
  copied: "In die Zwischenablage kopiert",
  partLost: "Ein Teil dieser Seite ließ sich nicht laden.",
  reload: "Neu laden",
};

export const ACCOUNT: Words<typeof english.ACCOUNT> = {
  menu: "Kontomenü von",
  staff: "Team-Bereich",
  you: "Deine Daten",
  logout: "Abmelden",
  tooManySignIns: "Du hast dich heute schon 30-mal angemeldet. Versuch es morgen wieder.",
  signInCanceled: "Du hast die Anmeldung abgebrochen. Es hat sich nichts geändert.",
  opening: "Team-Bereich wird geöffnet",
};

export const SIGN_IN: Words<typeof english.SIGN_IN> = {
  nobody: (path) => `Melde dich mit einem Team-Konto an, um ${path} zu öffnen.`,
  signedIn: (path) =>
    `Dein Konto gehört nicht zum Team, oder deine Anmeldung ist älter als 12 Stunden. Melde dich neu an, um ${path} zu öffnen.`,
};

export const TOASTS: Words<typeof english.TOASTS> = {
  title: "Mitteilungen",
  dismiss: "Schließen",
  copyRefused: "Dieser Browser hat das Kopieren nicht erlaubt",
  copyByHand: "Kopier es hier",
  times: (count) => ` ×${count}`,
};

export const ERROR_PAGES: Words<typeof english.ERROR_PAGES> = {
  offline: "Du bist offline. Versuch es noch einmal, wenn die Verbindung wieder steht.",
  goBack: "Zurück",
  otherPages: "Andere Seiten",
  otherLinks: [
    { path: "/commands", title: "Befehle suchen" },
    { path: "/status", title: "Status ansehen" },
    { path: "/embed", title: "Embed schreiben" },
    { path: "/contact", title: "Support kontaktieren" },
  ],
  notFoundCode: "404",
  notFoundTitle: "Seite nicht gefunden",
  notFoundSummary: "Unter dieser Adresse gibt es keine Seite.",
  notFoundText: "Die gesuchte Seite gibt es nicht, oder sie ist umgezogen.",
  crashText: "Auf dieser Seite ist etwas kaputtgegangen. Oft hilft ein neuer Versuch.",
  rightsEnded: "Deine Rechte im Team-Bereich sind abgelaufen",
  otherRanks: "Diese Seite ist für andere Ränge",
  otherRanksText:
    "Dein Rang kann sie nicht öffnen. Wenn du sie brauchst, frag die Leute, die diese Website betreiben.",
  yourPages: "Deine Team-Seiten",
};

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

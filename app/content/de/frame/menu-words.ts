import type * as english from "../../frame/menu-words.ts";
import type { Words } from "../../translation.ts";

export const MENU: Words<typeof english.MENU> = {
  features: "Funktionen",
  information: "Informationen",
  navigation: "Navigation",
  embed: { title: "Embed-Editor", description: "Ein Embed schreiben und entstehen sehen" },
  templates: { title: "Embed-Vorlagen", description: "Fertige Embeds für die Moderation" },
  team: { title: "Team", description: "Die Leute hinter dem Bot" },
  feedback: { title: "Rückmeldungen", description: "Was Communitys über den Bot sagen" },
  premium: { title: "Premium", description: "Pakete und Erweiterungen" },
  contact: { title: "Kontakt", description: "So erreichst du uns" },
  avatars: { title: "Avatar-Verlauf", description: "Profilbilder im Lauf der Zeit" },
  commands: { title: "Befehle", description: "Alle Befehle mit Berechtigungen" },
  status: { title: "Status", description: "Latenz, Server und Shards gerade jetzt" },
};

export const DOCS_WORDS: Words<typeof english.DOCS_WORDS> = {
  title: "Für Entwickler",
  description: "Daten und APIs für Programme",
};

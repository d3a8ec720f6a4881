import type * as english from "../templates.ts";
import type { Words } from "../translation.ts";
import { words } from "../words.ts";

export const CATEGORY_NAMES: Words<typeof english.CATEGORY_NAMES> = {
  All: "Alle",
  Jail: "Jail",
  Unjail: "Jail aufheben",
  Ban: "Bannen",
  Unban: "Bann aufheben",
  Kick: "Kicken",
  Mute: "Stummschalten",
  Unmute: "Stummschaltung aufheben",
};

export const TEMPLATES = words<Words<typeof english.TEMPLATES>>({
  title: "Embed-Vorlagen",
  description:
    "Fertige Embeds für die Moderation. Kopier eins oder mach es im Editor zu deinem eigenen.",
  picture: { name: "templates", alt: "Fertige Embeds für Bann, Stummschaltung und Jail" },
  searchLabel: "Vorlagen suchen",
  search: "Vorlagen suchen …",
  category: "Kategorie",
  submit: "Suchen",
  count: (count: number) => (count === 1 ? "1 Vorlage" : `${count} Vorlagen`),
  showing: (shown: string, total: string) => `${shown} von ${total} Vorlagen.`,
  narrow: "Wähl eine Kategorie oder such, um die übrigen zu sehen.",
  previewOf: (name: string) => `Vorschau von ${name}`,
  copy: "Code kopieren",
  copyOf: (name: string) => `: ${name}`,
  open: "Im Editor öffnen",
  openOf: (name: string) => `: ${name}`,
  failed:
    "Die Vorlagen ließen sich nicht laden. Versuch es später noch einmal oder frag auf unserem Support-Server.",
  noMatch: "Keine Vorlage passt zu deiner Suche.",
  reset: "Alle Vorlagen zeigen",
});

export const TEMPLATE = words<Words<typeof english.TEMPLATE>>({
  back: "Alle Vorlagen",
  descriptionOf: (name: string) =>
    `${name}: ein fertiges Embed. Kopier den Code oder mach es im Editor zu deinem eigenen.`,
  related: "Ähnliche Vorlagen",
  unreadable: "Der Editor kann diesen Code nicht lesen, der Bot vielleicht schon.",
});

import type { Brand } from "../brand-schema.ts";
import { brand as english } from "../brand.ts";
import { automod } from "./brand/features/automod.ts";
import { bump } from "./brand/features/bump.ts";
import { buttonroles } from "./brand/features/buttonroles.ts";
import { economy } from "./brand/features/economy.ts";
import { giveaways } from "./brand/features/giveaways.ts";
import { leveling } from "./brand/features/leveling.ts";
import { music } from "./brand/features/music.ts";
import { tickets } from "./brand/features/tickets.ts";
import { vanityroles } from "./brand/features/vanityroles.ts";
import { voicemaster } from "./brand/features/voicemaster.ts";
import { welcome } from "./brand/features/welcome.ts";
import { landing } from "./brand/landing.ts";
import { accessibility } from "./brand/legal/accessibility.ts";
import { premium } from "./brand/premium.ts";

/** Headings and taglines of the team page; ranks' names are ids. */
const RANKS: Readonly<Record<string, Pick<Brand["ranks"][number], "heading" | "tagline">>> = {
  Developer: {
    heading: "Entwicklung",
    tagline: "Schreibt den Bot und hält ihn am Laufen.",
  },
  Manager: {
    heading: "Leitung",
    tagline: "Führt das Team und hat bei jedem Einspruch das letzte Wort.",
  },
  Moderator: {
    heading: "Moderation",
    tagline: "Setzt die Regeln durch und kümmert sich um die Sperrlisten.",
  },
  Supporter: {
    heading: "Support",
    tagline: "Beantwortet Fragen auf dem Support-Server.",
  },
  Other: {
    heading: "Weitere",
    tagline: "Helfen dort, wo kein anderer Rang passt.",
  },
};

/** Names of the English documents in links and the footer. */
const NAMES: Readonly<Record<string, string>> = {
  "/terms": "Nutzungsbedingungen",
  "/economy": "Regeln der Wirtschaft",
  "/privacy": "Datenschutz",
  "/refund": "Erstattung",
};

/** The German document if it exists; others say they are English. */
function translated(document: Brand["legal"][number]): Brand["legal"][number] {
  if (document.path === accessibility.path) return accessibility;
  const { language = "en", footer } = document;
  const name = NAMES[document.path];
  return { ...document, language, name, footer: footer && (name ?? footer) };
}

/** The default brand in German. Binding legal documents stay English. */
export const brand: Brand = {
  ...english,
  tagline: "Der Community-Bot, der deinen Server sicher und lebendig hält",
  description:
    "{product} ist ein kostenloser Discord-Bot für Moderation, Tickets, Level, Wirtschaft, Musik und mehr. Sieh dir die Befehle an, prüf den Status und hol ihn auf deinen Server.",
  support: { ...english.support, languages: ["Deutsch", "Englisch"] },
  ranks: english.ranks.map((rank) => ({ ...rank, ...RANKS[rank.rank] })),
  documentation: {
    title: "Dokumentation",
    description: "Anleitungen und die Skriptreferenz",
  },
  embedCommands: [
    { command: "createembed", text: "Schickt es in den Kanal, in dem du tippst" },
    { command: "welcome add #kanal", text: "Begrüßt damit alle Neuen in #kanal" },
  ],
  landing,
  features: [
    automod,
    tickets,
    welcome,
    music,
    economy,
    giveaways,
    voicemaster,
    vanityroles,
    buttonroles,
    leveling,
    bump,
  ],
  premium,
  legal: english.legal.map(translated),
};

import type { Brand } from "../../../app/content/brand-schema.ts";
import { LIST_READS } from "../../../app/contract/lists.ts";

/** What a brand needs at first; its owner changes the other words. */
export interface BrandFacts {
  product: string;
  prefix: string;
  accent: string;
  source: "push" | "pull";
  language: "en" | "de";
}

/** Words for any bot. */
const WORDS = {
  en: {
    tagline: "The bot for your server",
    description: "{product} is a bot for your server. Browse its commands and check its status.",
    support: ["English"],
    ranks: [
      ["Developer", "Developers", "They write the bot and keep it running."],
      ["Moderator", "Moderators", "They enforce the rules."],
      ["Supporter", "Supporters", "They answer questions."],
    ],
    documentation: { title: "Documentation", description: "Every command" },
    text: "All of {product}'s commands, its status and its team are on this site.",
    note: "Add {product} to your server in a minute.",
    label: "A member asks {product} for its commands",
    rules: "rules",
    channel: "general",
    answer: "My commands are on my site.",
    closing: {
      title: "Start with one command",
      text: "Add {product} to your server and type this.",
    },
  },
  de: {
    tagline: "Der Bot für deinen Server",
    description:
      "{product} ist ein Bot für deinen Server. Sieh dir die Befehle an und prüf den Status.",
    support: ["Deutsch"],
    ranks: [
      ["Developer", "Entwicklung", "Schreibt den Bot und hält ihn am Laufen."],
      ["Moderator", "Moderation", "Setzt die Regeln durch."],
      ["Supporter", "Support", "Beantwortet Fragen."],
    ],
    documentation: { title: "Dokumentation", description: "Alle Befehle" },
    text: "Hier findest du die Befehle, den Status und das Team von {product}.",
    note: "In einer Minute ist {product} auf deinem Server.",
    label: "Ein Mitglied fragt {product} nach den Befehlen",
    rules: "regeln",
    channel: "allgemein",
    answer: "Meine Befehle stehen auf meiner Seite.",
    closing: {
      title: "Fang mit einem Befehl an",
      text: "Hol {product} auf deinen Server und gib das ein.",
    },
  },
} as const;

const HUES = ["blue", "purple", "green"] as const;

/** Reads that aren't used: all but commands, shards and team. */
const OFF = ["templates", "feedback", "avatars", "user", "avatarsOf", "activity", "economyLogs"];

/** The smallest brand: commands, status and team, without anything the bot may lack. */
export function minimalBrand({ product, prefix, accent, source, language }: BrandFacts): Brand {
  const words = WORDS[language];
  const help = "{prefix}help";
  const pushed = { commands: "push", shards: "push", team: "push" } as const;
  const off = Object.fromEntries([...OFF, ...LIST_READS].map((read) => [read, false] as const));
  return {
    languages: [language],
    product,
    tagline: words.tagline,
    description: words.description,
    // A speech bubble.
    sign: {
      viewBox: [2, 3, 20, 19],
      path: "M4 3h16a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-7l-5 4v-4H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z",
    },
    accent,
    prefix,
    since: new Date().getFullYear(),
    support: { languages: [...words.support], hours: 48 },
    currency: "EUR",
    ranks: words.ranks.map(([rank, heading, tagline], at) => ({
      rank,
      heading,
      tagline,
      hue: HUES[at] ?? "gray",
      categories: [rank.toLowerCase()],
    })),
    commandGroups: ["utility"],
    pages: { economy: false, premium: false, avatars: false, templates: false, feedback: false },
    reads: { ...(source === "push" && pushed), history: "own", ...off },
    documentation: { ...words.documentation },
    landing: {
      hero: {
        title: words.tagline,
        text: words.text,
        note: words.note,
        label: words.label,
        server: product,
        channels: [words.rules, words.channel],
        voice: [],
        viewer: "sam",
        scene: {
          channel: words.channel,
          messages: [
            { speaker: { name: "sam", color: "teal" }, time: "09:02", text: help },
            { speaker: { name: "{product}", bot: true }, time: "09:02", text: words.answer },
          ],
        },
      },
      chapters: [],
      closing: { ...words.closing, lines: [{ command: help, answer: words.answer }] },
      picture: { line: words.tagline, alt: words.label },
    },
    features: [],
    legal: [],
  };
}

import type * as english from "../team.ts";
import type { Words } from "../translation.ts";
import { words } from "../words.ts";

const PEOPLE_PICTURE = { name: "team", alt: "Karten des Teams mit den Rängen" } as const;

export const TEAM = words<Words<typeof english.TEAM>>({
  title: "Unser Team",
  description: "Wer {product} baut, betreibt und deine Fragen beantwortet.",
  picture: PEOPLE_PICTURE,
  loading: "Team wird geladen",
  failed:
    "Das Team ließ sich nicht laden. Versuch es später noch einmal oder frag auf unserem Support-Server.",
  invalid: "Ungültige Teamdaten",
  emptyTitle: "Keine Teammitglieder",
  emptyText: "Die Teamliste ist gerade leer.",
});

export const FEEDBACK = words<Words<typeof english.FEEDBACK>>({
  title: "Rückmeldungen",
  description: "Was Server über {product} sagen.",
  summary:
    "Bewertungen zu {product} von Leuten, die den Bot in ihrer Community einsetzen: wofür sie ihn nutzen und wie es läuft, die neuesten zuerst.",
  picture: PEOPLE_PICTURE,
  loading: "Rückmeldungen werden geladen",
  failed:
    "Die Rückmeldungen ließen sich nicht laden. Versuch es später noch einmal oder frag auf unserem Support-Server.",
  leave: "Erzähl uns, wie du den Bot findest",
  count: (reviews: number) => (reviews === 1 ? "1 Bewertung" : `${reviews} Bewertungen`),
  showing: (shown: string, total: string) => `Die neuesten ${shown} von ${total} Bewertungen.`,
  emptyTitle: "Noch keine Rückmeldungen",
  emptyText: "Schreib die erste und erzähl uns, wie du den Bot findest!",
});

export const SOCIALS: Words<typeof english.SOCIALS> = {
  names: {
    github: "GitHub",
    discord: "Discord",
    tiktok: "TikTok",
    spotify: "Spotify",
    youtube: "YouTube",
    instagram: "Instagram",
    snapchat: "Snapchat",
    steam: "Steam",
    soundcloud: "SoundCloud",
    twitter: "Twitter",
    custom: "Website",
  },
  linkOf: (platform, name) => `${platform} von ${name} (öffnet in neuem Tab)`,
};

import { hero } from "./hero.static.ts";
import { asked, chapters, closing } from "./chapters.static.ts";
import { premiumPrice } from "../pages.static.ts";
import { fill } from "../words.ts";

export const HERO = hero;

/** The landing page's words for every bot. */
export const LANDING = {
  title: "Discord Bot",
  commands: "Commands",
  premium: "Premium",
  trouble: (title: string) => `${title}. See the status.`,
  servers: "servers",
  users: "users",
  voice: "Voice",
  asked: (count: number) =>
    `It asks for ${count === 1 ? "one permission" : `${count} permissions`}`,
  askedText:
    "You choose which ones it gets when you add it. You can change that in your server's settings at any time.",
} as const;

export const CHAPTERS = chapters;

export type Chapter = (typeof CHAPTERS)[number];
export type FeatureCard = Chapter["cards"][number];

/** The page's end: setup commands with replies. */
export const CLOSING = closing;

/** Permissions that the invite asks for; empty if the brand names none. */
export const ASKED = asked;

/** Premium's lowest price, before the link; null without premium. */
export const PRICE = premiumPrice && fill(`{product} is free. ${premiumPrice}:`);

export const PLANS_LINK = "see the plans";

import { hero } from "./hero.static.ts";
import { asked, chapters, closing } from "./chapters.static.ts";
import { premiumPrice } from "../pages.static.ts";
import { fill } from "../words.ts";

/** The hero of the landing page, as the brand has it. */
export const HERO = hero;

/** The landing page's words that are the same for every bot. */
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
    "You choose which of them it gets when you add it, and can change that in your server's settings at any time.",
} as const;

/** The features on the landing page, below the hero. */
export const CHAPTERS = chapters;

export type Chapter = (typeof CHAPTERS)[number];
export type FeatureCard = Chapter["cards"][number];

/** The end of the landing page: commands of a setup and the bot's replies. */
export const CLOSING = closing;

/** The names of the permissions that the invite asks for; empty where the brand names none. */
export const ASKED = asked;

/** The lowest price of premium, before the link to it; null without premium. */
export const PRICE = premiumPrice && fill(`{product} is free. ${premiumPrice}:`);

export const PLANS_LINK = "see the plans";

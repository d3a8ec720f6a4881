import { chapterCards, closing, hero } from "./landing.static.ts";
import { premium } from "./menu.static.ts";
import { fill, words } from "./words.ts";

/** The hero of the landing page. */
export const HERO = hero;

/** The features on the landing page, below the hero. */
export const CHAPTERS = chapterCards;

export type Chapter = (typeof CHAPTERS)[number];
export type FeatureCard = Chapter["cards"][number];

/** The end of the landing page: commands of a setup and the bot's replies. */
export const CLOSING = closing;

/** Words of the landing page that are the same for every bot. */
export const LANDING = words({
  title: "Discord Bot",
  commands: "Commands",
  premium: "Premium",
  servers: "servers",
  users: "users",
  voice: "Voice",
  message: (channel: string) => `Message #${channel}`,
  plans: "see the plans",
});

/** What premium costs at least, before the link to it; null without premium. */
export const PRICE =
  premium && fill(`{product} is free. Premium is paid once, from ${premium.lowest}:`);

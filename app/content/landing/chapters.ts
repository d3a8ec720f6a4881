import { chapters, closing } from "./chapters.static.ts";
import { premiumPrice } from "../pages.static.ts";
import { fill } from "../words.ts";

/** The features on the landing page, below the hero. */
export const CHAPTERS = chapters;

export type Chapter = (typeof CHAPTERS)[number];
export type FeatureCard = Chapter["cards"][number];

/** The end of the landing page: commands of a setup and the bot's replies. */
export const CLOSING = closing;

/** The lowest price of premium, before the link to it; null without premium. */
export const PRICE = premiumPrice && fill(`{product} is free. ${premiumPrice}:`);

export const PLANS_LINK = "see the plans";

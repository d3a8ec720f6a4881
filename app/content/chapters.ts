import type { FeaturePath } from "./paths.ts";
import { PRODUCT } from "./site.ts";

/** Name of the drawing on a card; each feature has its own. */
export type CardScene =
  | "antinuke"
  | "automod"
  | "tickets"
  | "welcome"
  | "buttonroles"
  | "bump"
  | "leveling"
  | "giveaways"
  | "economy"
  | "voicemaster"
  | "vanityroles"
  | "music";

export interface FeatureCard {
  scene: CardScene;
  path: FeaturePath;
  title: string;
  text: string;
}

/** A few features under one heading. */
export interface Chapter {
  id: "order" | "service" | "company";
  title: string;
  text: string;
  cards: readonly FeatureCard[];
}

/** The features on the landing page, below the hero. */
export const CHAPTERS: readonly Chapter[] = [
  {
    id: "order",
    title: "Trouble stays outside",
    text: "Spam, raids and staff accounts gone wrong are dealt with while you sleep.",
    cards: [
      {
        scene: "antinuke",
        path: "/features/automod",
        title: "Antinuke",
        text: "Role deletion protection, channel security and anti-raid. Whoever passes your threshold is out, staff included.",
      },
      {
        scene: "automod",
        path: "/features/automod",
        title: "Auto moderation",
        text: "Spam detection, link filtering and filters of your own, each with its own switch.",
      },
    ],
  },
  {
    id: "service",
    title: "The desk is always staffed",
    text: "What you would answer, hand out and repeat every day.",
    cards: [
      {
        scene: "tickets",
        path: "/features/tickets",
        title: "Tickets",
        text: "Your form first, then a private channel in the right category. Closing it keeps a transcript.",
      },
      {
        scene: "welcome",
        path: "/features/welcome",
        title: "Welcome, leave and boost messages",
        text: "Text, an embed, or a picture with the member's name on it.",
      },
      {
        scene: "buttonroles",
        path: "/features/buttonroles",
        title: "Button and reaction roles",
        text: "One press gives the role, the next takes it back.",
      },
      {
        scene: "bump",
        path: "/features/bump",
        title: "Bump reminder",
        text: "Two hours after a bump it calls for the next one, with a reward.",
      },
    ],
  },
  {
    id: "company",
    title: "There is a reason to come back",
    text: "Levels to reach, coins to spend, a room to talk in.",
    cards: [
      {
        scene: "leveling",
        path: "/features/leveling",
        title: "Leveling",
        text: "Messages and minutes in voice both count. Levels hand out the roles you set as rewards.",
      },
      {
        scene: "giveaways",
        path: "/features/giveaways",
        title: "Giveaways",
        text: "Custom requirements to enter, and as many winners as you like.",
      },
      {
        scene: "voicemaster",
        path: "/features/voicemaster",
        title: "VoiceMaster",
        text: "Join one channel and get another of your own, to name, limit and lock as you please.",
      },
      {
        scene: "vanityroles",
        path: "/features/vanityroles",
        title: "Vanity roles",
        text: "Boosters choose the colour of a role only they wear.",
      },
      {
        scene: "music",
        path: "/features/music",
        title: "Music",
        text: "Titles and whole playlists from various platforms, one queue for the channel.",
      },
      {
        scene: "economy",
        path: "/features/economy",
        title: "Economy",
        text: "Work for coins, buy roles in the shop, trade what is in your inventory.",
      },
    ],
  },
];

/** The end of the landing page: three commands of a setup and the bot's replies. */
export const CLOSING = {
  title: "Running before the kettle boils",
  text: "Add the bot, type three lines, and the first filter, the ticket desk and the welcome message are in place.",
  priceBefore: `${PRODUCT} is free. Premium is paid once, from 5 EUR:`,
  priceLink: "see the plans",
  lines: [
    { command: ";automod spam on", answer: "Spam filter is on." },
    { command: ";ticket setup", answer: "Made the category, the log and the staff role." },
    {
      command: ";welcome add #lounge Ahoy {user_name}!",
      answer: "Newcomers are greeted in #lounge.",
    },
  ],
} as const;

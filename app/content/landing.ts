import type { Scene, VoiceChannel } from "./scene.ts";
import { PRODUCT } from "./site.ts";

export const HERO = {
  title: "Keeps raids out and regulars in",
  text: `${PRODUCT} is a free Discord bot. It guards your roles and channels, runs tickets and welcomes, and gives members levels, coins and music to come back for.`,
  commands: "Commands",
  premium: "Premium",
  note: "Free to use. No account on this site needed.",
  servers: "servers",
  users: "users",
  server: "Lantern Bay",
  label: `A channel in which ${PRODUCT} greets a newcomer, mutes an advertiser and announces a level`,
} as const;

/** The chat in the hero, whose messages appear one after the other. */
export const HERO_SCENE: Scene = {
  channel: "lounge",
  messages: [
    {
      speaker: { name: "tern", color: "green" },
      system: "join",
      text: "landed in the server.",
      time: "18:02",
    },
    {
      speaker: { name: "Haven", bot: true },
      time: "18:02",
      text: "Ahoy @tern! Pick your colours in #roles.",
      reactions: [{ symbol: "👋", count: 6 }],
    },
    {
      speaker: { name: "freebies_4u", color: "gray" },
      time: "18:03",
      text: "free gifts, join fast: discord.gg/…",
      removed: "Deleted by the invite filter",
    },
    {
      speaker: { name: "Haven", bot: true },
      time: "18:03",
      embed: { tone: "warn", description: "@freebies_4u has been muted for **10 minutes**." },
    },
    {
      speaker: { name: "juno", color: "purple" },
      time: "18:04",
      text: "I did not even get to read it",
    },
    {
      speaker: { name: "Haven", bot: true },
      time: "18:04",
      text: "@juno has reached **level 15** and is now @Regular.",
      reactions: [
        { symbol: "🎉", count: 8 },
        { symbol: "🔥", count: 3 },
      ],
    },
  ],
};

/** The channel list beside the hero's chat. */
export const HERO_CHANNELS: {
  text: readonly string[];
  voice: readonly VoiceChannel[];
  /** The signed-in user, shown below the list. */
  viewer: string;
} = {
  text: ["rules", "roles", "lounge", "help", "giveaways", "market", "bump"],
  voice: [
    { name: "Join to Create", members: [] },
    { name: "fennec's room", members: ["fennec", "marlow"], note: "2/5" },
  ],
  viewer: "okapi",
};

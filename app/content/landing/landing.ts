import { hero } from "./hero.static.ts";

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
  message: (channel: string) => `Message #${channel}`,
} as const;

/** Paths that share a route module; here, so that the route table does not import the pages' content. */

export const FEATURE_PATHS = [
  "/features/automod",
  "/features/tickets",
  "/features/welcome",
  "/features/music",
  "/features/economy",
  "/features/giveaways",
  "/features/voicemaster",
  "/features/vanityroles",
  "/features/buttonroles",
  "/features/leveling",
  "/features/bump",
] as const;

export const LEGAL_PATHS = ["/terms", "/economy", "/privacy", "/refund"] as const;

export const BLACKLIST_PATHS = [
  "user/user",
  "user/command",
  "user/cog",
  "server/server",
  "server/command",
  "server/cog",
] as const;

export type FeaturePath = (typeof FEATURE_PATHS)[number];
export type LegalPath = (typeof LEGAL_PATHS)[number];
export type BlacklistPath = (typeof BLACKLIST_PATHS)[number];

export const PLATFORMS = [
  "github",
  "discord",
  "tiktok",
  "spotify",
  "youtube",
  "instagram",
  "snapchat",
  "steam",
  "soundcloud",
  "twitter",
  "custom",
] as const;

export type Platform = (typeof PLATFORMS)[number];
export type Socials = Partial<Record<Platform, string>>;

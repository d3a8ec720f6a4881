/** The sample member and server that stand for the variables in previews (§3): fixed, so that every preview is the same. */

/** The moment of the samples, in epoch seconds: what pages use before the reader's clock is known. */
export const SAMPLE_NOW = 1_764_000_000;

const DAY = 86_400;

/** Addresses that only previews know; they are drawn from our own origin. */
export const SAMPLE_AVATAR = "https://cdn.discordapp.com/embed/avatars/0.png";
export const SAMPLE_ICON = "https://cdn.discordapp.com/embed/avatars/1.png";
export const SAMPLE_PICTURE = "/default-avatar.svg";

export const SAMPLE_USER = {
  id: "204000000000000001",
  name: "marina",
  nick: "Captain Marina",
  display: "Marina",
  discriminator: "0",
  joined: SAMPLE_NOW - 730 * DAY,
  created: SAMPLE_NOW - 5 * 365 * DAY,
} as const;

export const SAMPLE_GUILD = {
  id: "204000000000000002",
  name: "Harbor Lights",
  created: SAMPLE_NOW - 4 * 365 * DAY,
  members: 1234,
  boosts: 14,
  boosters: 11,
  tier: 3,
  vanity: "harbor",
} as const;

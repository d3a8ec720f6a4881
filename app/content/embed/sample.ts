/** The sample member and server for variables in previews. */

/** The time in server-rendered previews, epoch seconds. */
export const SAMPLE_NOW = 1_764_000_000;

const DAY = 86_400;

/** The samples' avatar addresses; previews show SAMPLE_PICTURE of this site instead. */
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

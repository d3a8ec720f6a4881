import type { Platform } from "../contract/platforms.ts";
import { SHAPE_ERRORS } from "../contract/shape-errors.ts";
import { words } from "./words.ts";

/** Without names or reviews: link previews stay cached long after a person has left. */
const PEOPLE_PICTURE = { name: "team", alt: "Cards of the team with their ranks" } as const;

export const TEAM = words({
  title: "Our Team",
  description: "Who builds {product}, runs it and answers your questions.",
  picture: PEOPLE_PICTURE,
  loading: "Loading Team Members",
  failed:
    "Unable to fetch team members, please try again later or join our support server for assistance.",
  invalid: SHAPE_ERRORS.team,
  emptyTitle: "No Team Members",
  emptyText: "The team list is empty at the moment.",
});

export const FEEDBACK = words({
  title: "Community Feedback",
  description: "What servers say about {product}.",
  /** For search engines and link previews. */
  summary:
    "Reviews of {product} by people who run it in their communities: what they use it for and what it's like, newest first.",
  picture: PEOPLE_PICTURE,
  loading: "Loading Feedback",
  failed:
    "Unable to fetch feedback, please try again later or join our support server for assistance.",
  leave: "Share your experience with the bot",
  count: (reviews: number) => (reviews === 1 ? "1 review" : `${reviews} reviews`),
  showing: (shown: string, total: string) => `Showing the newest ${shown} of ${total} reviews.`,
  emptyTitle: "No Feedback Yet",
  emptyText: "Be the first to share your experience with the bot!",
});

export const SOCIALS = {
  names: {
    github: "GitHub",
    discord: "Discord",
    tiktok: "TikTok",
    spotify: "Spotify",
    youtube: "YouTube",
    instagram: "Instagram",
    snapchat: "Snapchat",
    steam: "Steam",
    soundcloud: "SoundCloud",
    twitter: "Twitter",
    custom: "Website",
  } satisfies Record<Platform, string>,
  linkOf: (platform: string, name: string) => `${platform} of ${name} (opens in a new tab)`,
} as const;

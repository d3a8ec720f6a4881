import type { Platform } from "../contract/platforms.ts";
import { words } from "./words.ts";

/** Shows no names or reviews: link previews are cached long after a person has left. */
const PEOPLE_PICTURE = { name: "team", alt: "Cards of the team with their ranks" } as const;

/** Texts of the team page. */
export const TEAM = words({
  title: "Our Team",
  description: "Who builds {product}, runs it and answers your questions.",
  picture: PEOPLE_PICTURE,
  loading: "Loading Team Members",
  emptyTitle: "No Team Members",
  emptyText: "The team list is empty at the moment.",
});

export const FEEDBACK = words({
  title: "Community Feedback",
  description: "What servers say about {product}.",
  picture: PEOPLE_PICTURE,
  loading: "Loading Feedback",
  count: (reviews: number) => (reviews === 1 ? "1 review" : `${reviews} reviews`),
  showing: (shown: string, total: string) => `Showing the newest ${shown} of ${total} reviews.`,
  emptyTitle: "No Feedback Yet",
  emptyText: "Be the first to share your experience with the bot!",
});

export const AVATARS = words({
  title: "Avatar History",
  description: "Profile pictures over time, newest first.",
  picture: { name: "avatars", alt: "Profile pictures in a grid" },
  search: "Search users...",
  searchLabel: "User ID",
  searchHint: "In Discord: right-click a person, then Copy User ID.",
  searchRefused:
    "Names cannot be searched. Please enter a user ID, a number of 17 to 20 digits such as 914857203355312148.",
  submit: "Search",
  empty: "No avatars found.",
  back: "Back to All Avatars",
  userEmptyTitle: "No Avatars Found",
  userEmptyText: "This user has no avatar history available.",
  userTitle: (id: string) => `Avatar History - User ${id}`,
  utc: (time: string) => `${time} UTC`,
  openImage: "Open image in a new tab",
  report: "Report this history",
  own: "Your own history",
  ownNote: " can be hidden from everybody.",
  loginNote: " to hide your own history.",
  shown: "Everybody can see this.",
  hidden: "Nobody can see this.",
  hiddenTitle: "You have hidden your history",
  hiddenText: "Nobody can see it until you show it again.",
  hide: "Hide my history",
  show: "Show my history",
  nowHidden: "Your history is hidden. It can take a minute everywhere.",
  nowShown: "Your history is shown again. It can take a minute everywhere.",
  notSaved: "The change could not be saved. Please try again later.",
});

/** Links of members of the team. */
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

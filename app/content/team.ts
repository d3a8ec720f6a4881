import { PRODUCT } from "./site.ts";

/** The words of the pages about people (§2). */
export const TEAM = {
  title: "Our Team",
  description: `Who builds ${PRODUCT}, runs it and answers your questions.`,
  emptyTitle: "No Team Members",
  emptyText: "The team list is empty at the moment.",
} as const;

export const FEEDBACK = {
  title: "Community Feedback",
  description: `What servers say about ${PRODUCT}.`,
  emptyTitle: "No Feedback Yet",
  emptyText: "Be the first to share your experience with the bot!",
} as const;

export const AVATARS = {
  title: "Avatar History",
  description: "Profile pictures over time, newest first.",
  search: "Search users...",
  searchLabel: "User ID",
  submit: "Search",
  empty: "No avatars found.",
  back: "Back to All Avatars",
  userEmptyTitle: "No Avatars Found",
  userEmptyText: "This user has no avatar history available.",
  openImage: "Open image in a new tab",
} as const;

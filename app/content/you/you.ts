import { words } from "../words.ts";

/** For all pages about the signed-in person. */
export const YOU = words({
  pages: "Your pages",
  signInTitle: "Please sign in",
  againText: "You signed in more than 12 hours ago. Please sign in again.",
  /** Also for a sign-out in another tab. */
  left: "You're signed out.",
  unavailable: "We can't check sign-ins right now. Please try again in a minute.",
  looking: "Checking…",
  lookedAt: "Checked",
  failed: "We couldn't read this. Please try again in a minute.",
  noScript: "Checking here needs JavaScript.",
});

export const YOUR_PAGES = {
  data: "Your data",
  standing: "Your standing",
  servers: "Your servers",
} as const;

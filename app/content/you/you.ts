import { words } from "../words.ts";

/** For all pages about the signed-in person. */
export const YOU = words({
  pages: "Your pages",
  signInTitle: "Please sign in",
  againText: "You signed in more than 12 hours ago. Please sign in again for this.",
  /** Also for a sign-out in another tab. */
  left: "You are signed out. Nothing of yours is shown any more.",
  unavailable: "Sign-ins cannot be read at the moment. Please try again in a minute.",
  looking: "Looking…",
  lookedAt: "Looked up",
  failed: "This could not be read. Please try again in a minute.",
  noScript: "Looking it up here needs JavaScript.",
});

export const YOUR_PAGES = {
  data: "Your data",
  standing: "Your standing",
  servers: "Your servers",
} as const;

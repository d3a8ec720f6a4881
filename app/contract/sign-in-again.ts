/**
 * The errors for whoever has to sign in once more, apart from those that every page loads. By "sign in again", which both
 * say, `request` knows that their reader is still signed in.
 */
export const SIGN_IN_AGAIN = {
  /** Staff pages and calls. */
  staffRightsEnded:
    "Staff rights end 12 hours after signing in. Sign in again to come back to this very view.",
  /** What people may ask about themselves. */
  tooOld: "You signed in more than 12 hours ago. Please sign in again for this",
} as const;

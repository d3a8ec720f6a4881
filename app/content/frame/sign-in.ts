/** Said to whom the staff guard has led to the landing page. */
export const SIGN_IN = {
  nobody: (path: string) => `Sign in with a team account to open ${path}.`,
  /** The guard refuses both alike. */
  signedIn: (path: string) =>
    `Your account is not on the team, or signed in over 12 hours ago. Sign in again to open ${path}.`,
} as const;

export const SITE_WORDS = {
  invite: "Add to Discord",
  login: "Login with Discord",
  support: "Join {product} Server",
  signInAgain: "Sign in again",
  tryAgain: "Try Again",
  search: "Jump to a page",
  copyright: (since: number) => `© ${since} {product}. All rights reserved.`,
} as const;

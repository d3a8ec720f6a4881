/** Shown or announced on every page. */
export const FRAME = {
  skip: "Skip to content",
  home: "home page",
  mainMenu: "Main",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  menuTitle: "Menu",
  toTop: "Scroll to top",
  footer: "Legal",
  goHome: "Home",
  missing: "404 Not Found",
  copied: "Copied to clipboard",
  partLost: "Part of this page could not be loaded.",
  reload: "Reload",
} as const;

export const ACCOUNT = {
  menu: "Account menu of",
  staff: "Staff Dashboard",
  you: "Your data",
  logout: "Logout",
  tooManySignIns: "You have signed in 30 times today. Please try again tomorrow.",
  signInCanceled: "The sign-in was canceled. Nothing has changed.",
  opening: "Opening the staff area",
} as const;

/** For visitors whom the staff guard sent to the landing page. */
export const SIGN_IN = {
  nobody: (path: string) => `Sign in with a team account to open ${path}.`,
  /** The guard refuses both alike. */
  signedIn: (path: string) =>
    `Your account is not on the team, or signed in over 12 hours ago. Sign in again to open ${path}.`,
} as const;

export const TOASTS = {
  title: "Notifications",
  dismiss: "Dismiss",
  copyRefused: "This browser did not allow copying",
  copyByHand: "Copy it from here",
  times: (count: number) => ` ×${count}`,
} as const;

export const ERROR_PAGES = {
  offline: "You're offline. Try again when you're back.",
  goBack: "Go Back",
  otherPages: "Other pages",
  otherLinks: [
    { path: "/commands", title: "Search the commands" },
    { path: "/status", title: "See the status" },
    { path: "/embed", title: "Build an embed" },
    { path: "/contact", title: "Contact support" },
  ],
  notFoundCode: "404",
  notFoundTitle: "Page Not Found",
  notFoundSummary: "There is no page at this address.",
  notFoundText: "The page you're looking for doesn't exist or has been moved.",
  crashText: "This page broke while it was being shown. Trying again often helps.",
  rightsEnded: "Your staff rights have ended",
  otherRanks: "This page is for other ranks",
  otherRanksText: "Your rank does not see it. If you need it, ask the people who run the site.",
  yourPages: "Your staff pages",
} as const;

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
  partLost: "Part of this page didn't load.",
  reload: "Reload",
} as const;

export const ACCOUNT = {
  menu: "Account menu of",
  staff: "Staff Dashboard",
  you: "Your data",
  logout: "Logout",
  tooManySignIns: "You've signed in 30 times today. Please try again tomorrow.",
  signInCanceled: "You canceled the sign-in. Nothing has changed.",
  opening: "Opening the staff area",
} as const;

/** For visitors whom the staff guard sent to the landing page. */
export const SIGN_IN = {
  nobody: (path: string) => `Sign in with a team account to open ${path}.`,
  /** The guard refuses both alike. */
  signedIn: (path: string) =>
    `Your account isn't on the team, or you signed in over 12 hours ago. Sign in again to open ${path}.`,
} as const;

export const TOASTS = {
  title: "Notifications",
  dismiss: "Dismiss",
  copyRefused: "This browser didn't allow copying",
  copyByHand: "Copy it from here",
  times: (count: number) => ` ×${count}`,
} as const;

export const ERROR_PAGES = {
  offline: "You're offline. Try again when you're back online.",
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
  crashText: "Something broke on this page. Trying again often helps.",
  rightsEnded: "Your staff rights have ended",
  otherRanks: "This page is for other ranks",
  otherRanksText: "Your rank can't open it. If you need it, ask the people who run this site.",
  yourPages: "Your staff pages",
} as const;

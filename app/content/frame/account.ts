/** Texts about a person's account and the way to it. A file of its own, as no page needs them in its first scripts. */
export const ACCOUNT = {
  menu: "Account menu of",
  staff: "Staff Dashboard",
  you: "Your data",
  logout: "Logout",
  tooManySignIns: "You have signed in 30 times today. Please try again tomorrow.",
  signInCanceled: "The sign-in was canceled. Nothing has changed.",
  opening: "Opening the staff area",
} as const;

export const PLAIN_PAGES = {
  back: "Back to the site",
  redirecting: "Redirecting...",
  nothingHappens: "If nothing happens,",
  clickHere: "click here",
  launcher: {
    title: "Open launcher",
    heading: "Opening the launcher…",
    open: "Open launcher",
    none: "No launcher installed? You can close this page.",
  },
  tooManyPages: {
    title: "Too many pages",
    text: "Please wait a moment, then try again.",
  },
  tooManySignIns: {
    title: "Too many sign-ins",
    text: "Please wait a minute, then try again.",
  },
} as const;

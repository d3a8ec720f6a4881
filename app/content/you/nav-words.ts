/** Titles of the pages below /me. */
export const YOUR_PAGES = {
  data: "Your data",
  standing: "Your standing",
  servers: "Your servers",
} as const;

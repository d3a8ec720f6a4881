/** Words of components that know no domain. */
export const UI = {
  close: "Close",
  newTab: " (opens in a new tab)",
  loading: "Loading",
  more: "Show more",
} as const;

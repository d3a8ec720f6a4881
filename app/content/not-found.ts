/** Where else to go from an unknown path. */
export const OTHER_PAGES = [
  { path: "/commands", title: "Search the commands" },
  { path: "/status", title: "See the status" },
  { path: "/embed", title: "Build an embed" },
  { path: "/contact", title: "Contact support" },
] as const;

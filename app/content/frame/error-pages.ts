/** Texts of error pages. A file of its own, because they are loaded with those pages only. */
export const ERROR_PAGES = {
  offline: "You are offline, so this page stays. Try again when the connection is back.",
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
  notFoundText: "The page you're looking for doesn't exist or has been moved.",
  crashText: "This page broke while it was being shown. Trying again often helps.",
} as const;

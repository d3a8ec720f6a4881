/** Texts of the frame for when something is missing; apart, because only then they are loaded. */
export const LOST = {
  offline: "You are offline, so this page stays. Try again when the connection is back.",
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

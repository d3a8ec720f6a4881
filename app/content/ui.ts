export const UI = {
  close: "Close",
  newTab: " (opens in a new tab)",
  loading: "Loading",
  more: "Show more",
  error: "Error",
  roundedId: "A spreadsheet rounded this ID. Copy it from a cell formatted as text.",
} as const;

/** Errors in a page, and what is copied for support. */
export const ERROR_DETAILS = {
  request: "Request",
  time: "Time",
  message: "Message",
  status: (status: number) => `Status ${status}`,
} as const;

/** A button in three states. */
export const COPY_DETAILS = {
  idle: "Copy details for support",
  copied: "Copied",
  refused: "Copying is blocked",
} as const;

export const PAGER = {
  pages: "Pages",
  previous: "Previous",
  next: "Next",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;

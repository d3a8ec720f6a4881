/** `data()` options of a page that can show only its error panel: not cached, and clients may retry in 5 s. */
export const PANEL_ONLY = {
  status: 503,
  headers: { "Cache-Control": "no-store", "Retry-After": "5" },
} as const;

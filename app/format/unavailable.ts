/** How a page answers that can show nothing but its error panel: never kept, worth asking again soon. */
export const UNAVAILABLE = {
  status: 503,
  headers: { "Cache-Control": "no-store", "Retry-After": "5" },
} as const;

/** A load that failed. */
export interface Failed {
  /** The line under the error panel. */
  failed: string | null;
  /** The id of the failed request; null if it never reached the worker. */
  requestId: string | null;
}

export type LoadResult<T> = T | Failed;

export function isFailed<T extends object>(result: LoadResult<T>): result is Failed {
  return "failed" in result;
}

/** The failure of a load whose loader rejects, as it does without a connection. */
export const NOT_REACHED: Failed = { failed: null, requestId: null };

/** `data()` options of a page that can show only its error panel: not cached, and clients may retry in 5 s. */
export const PANEL_ONLY = {
  status: 503,
  headers: { "Cache-Control": "no-store", "Retry-After": "5" },
} as const;

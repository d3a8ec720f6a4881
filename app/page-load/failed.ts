import { data } from "react-router";
import { httpStatusError } from "../content/errors.ts";
import { isBotError } from "../contract/bot.ts";

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

/** What a page's loader answers: the data, or why they cannot be read; `invalid` is the error of a wrong shape. */
export async function loadResult<T>(
  load: () => Promise<T>,
  { requestId, invalid }: { requestId: string; invalid?: string },
) {
  try {
    return data<LoadResult<T>>(await load());
  } catch (error) {
    return data<LoadResult<T>>(failureOf(error, requestId, invalid), PANEL_ONLY);
  }
}

function failureOf(error: unknown, requestId: string, invalid?: string): Failed {
  if (!isBotError(error)) return { failed: null, requestId };
  const isInvalid = invalid !== undefined && error.kind === "shape";
  return { failed: isInvalid ? invalid : httpStatusError(error.status), requestId };
}

/** The failure of a load whose loader rejects, as without a connection. */
export const NOT_REACHED: Failed = { failed: null, requestId: null };

/** `data()` options of a page that can show only its error panel: not cached, and clients may retry in 5 s. */
export const PANEL_ONLY = {
  status: 503,
  headers: { "Cache-Control": "no-store", "Retry-After": "5" },
} as const;

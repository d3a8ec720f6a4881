import { data } from "react-router";
import { httpStatusError } from "../content/errors.ts";
import { isBotError } from "../contract/bot.ts";

/** A load that failed. */
export interface Failed {
  failed: string | null;
  /** Null if the request never reached the worker. */
  requestId: string | null;
}

export type LoadResult<T> = T | Failed;

export function isFailed<T extends object>(result: LoadResult<T>): result is Failed {
  return "failed" in result;
}

/** A loader's answer: data, or why it can't be read; `invalid` is the error for a wrong shape. */
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

/** For a rejected loader, such as offline. */
export const NOT_REACHED: Failed = { failed: null, requestId: null };

/** `data()` options for an error panel alone: uncached, clients may retry in 5 s. */
export const PANEL_ONLY = {
  status: 503,
  headers: { "Cache-Control": "no-store", "Retry-After": "5" },
} as const;

import { BotError } from "../contract/bot.ts";
import { ERRORS, httpStatusError } from "../contract/errors.ts";
import { withRetries } from "../live/http/retries.ts";
import type { DeferredData } from "./deferred.tsx";

/** A load that failed. */
export interface Failed {
  /** The line under the error panel. */
  failed: string | null;
  /** Of the request that failed; null where it never reached the worker. */
  requestId: string | null;
}

export type LoadResult<T> = T | Failed;

export function isFailed<T extends object>(result: LoadResult<T>): result is Failed {
  return "failed" in result;
}

/** What a failed read on the server sends to the page. */
export function failureOf(error: unknown, requestId: string): Failed {
  if (!(error instanceof BotError)) return { failed: null, requestId };
  if (error.message === ERRORS.teamShape) return { failed: error.message, requestId };
  return { failed: httpStatusError(error.status), requestId };
}

/** Without a connection a loader rejects. */
export const NOT_REACHED: Failed = { failed: null, requestId: null };

/** The result of a client navigation: the server's loader, called again after failures. Never rejects. */
export function deferWithRetries<T extends object>(
  load: () => Promise<LoadResult<T>>,
): DeferredData<LoadResult<T>> {
  const result = withRetries(load, { isGood: (value) => !isFailed(value) });
  return { deferred: result.catch(() => NOT_REACHED) };
}

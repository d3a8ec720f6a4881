import { isBotError } from "../contract/bot.ts";
import { said } from "../content/said.ts";
import { SHAPE_ERRORS, httpStatusError } from "../contract/shape-errors.ts";
import { withRetries } from "../live/http/retries.ts";
import { isFailed, NOT_REACHED, type Failed, type LoadResult } from "./failed.ts";
import type { DeferredData } from "./deferred.tsx";

/** Converts the error of a failed read on the server into the data of its page. */
export function failureOf(error: unknown, requestId: string): Failed {
  if (!isBotError(error)) return { failed: null, requestId };
  if (error.message === SHAPE_ERRORS.team) return { failed: said(error.message), requestId };
  return { failed: said(httpStatusError(error.status)), requestId };
}

/** The result of a client navigation: the server's loader, called again after failures. Never rejects. */
export function deferWithRetries<T extends object>(
  load: () => Promise<LoadResult<T>>,
): DeferredData<LoadResult<T>> {
  const result = withRetries(load, { isGood: (value) => !isFailed(value) });
  return { deferred: result.catch(() => NOT_REACHED) };
}

import { isBotError } from "../contract/bot.ts";
import { httpStatusError } from "../content/errors.ts";
import { withRetries } from "../live/http/retries.ts";
import { isFailed, NOT_REACHED, type Failed, type LoadResult } from "./failed.ts";
import type { DeferredData } from "./deferred.tsx";

/** Converts the error of a failed read on the server into the data of its page; `invalid` is said of a wrong shape. */
export function failureOf(error: unknown, requestId: string, invalid?: string): Failed {
  if (!isBotError(error)) return { failed: null, requestId };
  const isInvalid = invalid !== undefined && error.kind === "shape";
  return { failed: isInvalid ? invalid : httpStatusError(error.status), requestId };
}

/** The result of a client navigation: the server's loader, called again after failures. Never rejects. */
export function deferWithRetries<T extends object>(
  load: () => Promise<LoadResult<T>>,
): DeferredData<LoadResult<T>> {
  const result = withRetries(load, { isGood: (value) => !isFailed(value) });
  return { deferred: result.catch(() => NOT_REACHED) };
}

import { BotError } from "../contract/bot.ts";
import { ERRORS, httpStatusError } from "../contract/errors.ts";
import { withRetries } from "../live/http/retries.ts";
import type { DeferredData } from "./deferred.tsx";

/** A load that failed, with the line under the error panel. */
export interface Failed {
  failed: string | null;
}

export type LoadResult<T> = T | Failed;

export function isFailed<T extends object>(result: LoadResult<T>): result is Failed {
  return "failed" in result;
}

/** What a failed read on the server sends to the page. */
export function failureOf(error: unknown): Failed {
  if (!(error instanceof BotError)) return { failed: null };
  if (error.message === ERRORS.teamShape) return { failed: error.message };
  return { failed: httpStatusError(error.status) };
}

/** The result of a client navigation: the server's loader, called again after failures. Never rejects. */
export function deferWithRetries<T extends object>(
  load: () => Promise<LoadResult<T>>,
): DeferredData<LoadResult<T>> {
  const result = withRetries(load, { isGood: (value) => !isFailed(value) });
  // Without a connection the loader itself rejects.
  return { deferred: result.catch((): Failed => ({ failed: null })) };
}

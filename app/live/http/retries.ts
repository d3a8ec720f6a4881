import { codeOf, NotJsonError, RequestError } from "./request.ts";

interface RetryOptions {
  /** Between attempts, in ms. */
  pauses: readonly number[];
  /** Whether a failure that may pass ends the attempts all the same. */
  isFinal?: (error: unknown) => boolean;
}

/** The given pause, or the Retry-After of a 429 if that is longer. */
function wait(pause: number, error: unknown): Promise<void> {
  const seconds = error instanceof RequestError ? (error.retryAfter ?? 0) : 0;
  return new Promise((resolve) => setTimeout(resolve, Math.max(pause, seconds * 1000)));
}

export function isTimeout(error: unknown): boolean {
  return error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name);
}

/** Whether the bot did not answer the worker in time. */
export function isBotLate(error: unknown): boolean {
  return codeOf(error) === "bot_timeout";
}

export function isNotJson(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof NotJsonError;
}

/** Whether an answer had another shape: by the error's name, as its class would bring the decoders along. */
export function isShapeError(error: unknown): error is Error {
  return error instanceof Error && error.name === "ShapeError";
}

/** Whether the same load may succeed a second later: the connection or the worker failed, or it was one too many. */
function isTransient(error: unknown): boolean {
  if (error instanceof RequestError) {
    return error.status >= 500 || error.status === 429;
  }
  return !isTimeout(error) && !isNotJson(error) && !isShapeError(error);
}

/** Loads something, with further attempts after failures that may pass. @throws the last error */
export async function withRetries<T>(
  load: () => Promise<T>,
  { pauses, isFinal = () => false }: RetryOptions,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch (error) {
      if (!isTransient(error) || isFinal(error)) throw error;
      await wait(pause, error);
    }
  }
  return load();
}

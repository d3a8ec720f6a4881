import { codeOf, NotJsonError, RequestError } from "./request.ts";

/** The further attempts of a read. */
export interface Retries {
  /** Pauses before further attempts after passing failures, in ms. */
  pauses?: readonly number[];
  /** Whether such a failure ends the attempts anyway. */
  isFinal?(this: void, error: unknown): boolean;
}

/** Waits for `pause` ms, or for a 429's Retry-After if longer. */
function wait(pause: number, error: unknown): Promise<void> {
  const seconds = error instanceof RequestError ? (error.retryAfter ?? 0) : 0;
  return new Promise((resolve) => setTimeout(resolve, Math.max(pause, seconds * 1000)));
}

export function isTimeout(error: unknown): boolean {
  return error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name);
}

/** Whether the bot answered the worker too late. */
export function isBotLate(error: unknown): boolean {
  return codeOf(error) === "bot_timeout";
}

export function isNotJson(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof NotJsonError;
}

/** Goes by the error's name: its class would load the decoders. */
export function isShapeError(error: unknown): error is Error {
  return error instanceof Error && error.name === "ShapeError";
}

/** Whether another attempt may succeed: the connection or the worker failed, or a limit was hit. */
function isTransient(error: unknown): boolean {
  if (error instanceof RequestError) {
    return error.status >= 500 || error.status === 429;
  }
  return !isTimeout(error) && !isNotJson(error) && !isShapeError(error);
}

/** Loads, and tries again after failures that may pass. @throws the last error */
export async function withRetries<T>(
  load: () => Promise<T>,
  { pauses = [], isFinal = () => false }: Retries,
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

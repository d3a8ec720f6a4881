import { ERRORS } from "../../contract/errors.ts";
import { SHAPE_ERRORS } from "../../contract/shape-errors.ts";
import { RequestError } from "./request.ts";

/** Pauses between attempts, in ms. */
const PAUSES_MS = [1_000, 1_000, 1_000];

/** The worker's errors for answers of the bot that will be no better in a second. */
export const WRONG_ANSWERS: ReadonlySet<string> = new Set([
  SHAPE_ERRORS.history,
  SHAPE_ERRORS.historyEmpty,
  SHAPE_ERRORS.shards,
  ERRORS.notJson,
]);

interface RetryOptions<T> {
  pauses?: readonly number[];
  /** Whether a failure that may pass ends the attempts all the same. */
  isFinal?: (error: unknown) => boolean;
  /** Whether a value counts as success; without it every value does. */
  isGood?: (value: T) => boolean;
}

/** The given pause, or the Retry-After of a 429 if that is longer. */
function wait(pause: number, error?: unknown): Promise<void> {
  const seconds = error instanceof RequestError ? (error.retryAfter ?? 0) : 0;
  return new Promise((resolve) => setTimeout(resolve, Math.max(pause, seconds * 1000)));
}

export function isTimeout(error: unknown): boolean {
  return error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name);
}

/** Whether the bot did not answer the worker in time. */
export function isBotLate(error: unknown): boolean {
  return error instanceof RequestError && error.status === 504;
}

export function isNotJson(error: unknown): boolean {
  return (
    error instanceof SyntaxError || (error instanceof Error && error.message === ERRORS.notJson)
  );
}

/** Whether an answer had another shape: by the error's name, as its class would bring the decoders along. */
export function isShapeError(error: unknown): error is Error {
  return error instanceof Error && error.name === "ShapeError";
}

/** Whether the same load may succeed a second later: the connection or the worker failed, or it was one too many. */
function isTransient(error: unknown): boolean {
  if (error instanceof RequestError) {
    return (error.status >= 500 && !WRONG_ANSWERS.has(error.text ?? "")) || error.status === 429;
  }
  return !isTimeout(error) && !isNotJson(error) && !isShapeError(error);
}

/** Loads something, with further attempts after failures that may pass. The last value or error is the outcome. */
export async function withRetries<T>(
  load: () => Promise<T>,
  { pauses = PAUSES_MS, isFinal = () => false, isGood = () => true }: RetryOptions<T> = {},
): Promise<T> {
  for (const pause of pauses) {
    try {
      const value = await load();
      if (isGood(value)) return value;
      await wait(pause);
    } catch (error) {
      if (!isTransient(error) || isFinal(error)) throw error;
      await wait(pause, error);
    }
  }
  return load();
}

import { RequestError } from "./request.ts";

/** Pauses between attempts, in ms. */
const DELAYS_MS = [1_000, 1_000, 1_000];

interface RetryOptions<T> {
  delays?: readonly number[];
  /** Whether another attempt may help after this error. */
  isTransient?: (error: unknown) => boolean;
  /** Whether a value counts as success; without it every value does. */
  isGood?: (value: T) => boolean;
  /** The first attempt waits, too: the same load has just failed on the server. */
  isRetry?: boolean;
}

/** The given pause, or as long as the Retry-After of a 429 demands. */
function pause(delay: number, error?: unknown): Promise<void> {
  const seconds = error instanceof RequestError ? (error.retryAfter ?? 0) : 0;
  return new Promise((resolve) => setTimeout(resolve, Math.max(delay, seconds * 1000)));
}

/** A 4xx other than 429 stays as it is. */
function mayPass(error: unknown): boolean {
  return !(error instanceof RequestError) || error.status >= 500 || error.status === 429;
}

/** Loads something, with further attempts after failures. The last value or error is the outcome. */
export async function withRetries<T>(
  load: () => Promise<T>,
  { delays = DELAYS_MS, isTransient = mayPass, isGood, isRetry = false }: RetryOptions<T> = {},
): Promise<T> {
  const left = [...delays];
  if (isRetry) await pause(left.shift() ?? 0);
  for (;;) {
    const delay = left.shift();
    try {
      const value = await load();
      if (delay === undefined || (isGood?.(value) ?? true)) return value;
      await pause(delay);
    } catch (error) {
      if (delay === undefined || !isTransient(error)) throw error;
      await pause(delay, error);
    }
  }
}

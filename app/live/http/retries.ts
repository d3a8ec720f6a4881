import { RequestError } from "./request.ts";

/** §9, for team, feedback and people: three more tries, a second apart. */
const RETRIES = 3;
const PAUSE_MS = 1000;

/** A second, or as long as a 429 asks for. */
function pause(error?: unknown): Promise<void> {
  const asked = error instanceof RequestError ? (error.retryAfter ?? 0) : 0;
  return new Promise((resolve) => setTimeout(resolve, Math.max(PAUSE_MS, asked * 1000)));
}

/** Whether asking again could help: what is wrong with a question stays wrong. */
function mayPass(error: unknown): boolean {
  return !(error instanceof RequestError) || error.status >= 500 || error.status === 429;
}

/**
 * Loads something, with the tries of §9 after a load that failed or whose value is not good. The last
 * value or error stands. `late` is for what has just failed elsewhere: the first try waits, too.
 */
export async function withRetries<T>(
  load: () => Promise<T>,
  { isGood, late = false }: { isGood?: (value: T) => boolean; late?: boolean } = {},
): Promise<T> {
  let left = RETRIES;
  if (late) {
    await pause();
    left -= 1;
  }
  for (; ; left--) {
    try {
      const value = await load();
      if (left === 0 || (isGood?.(value) ?? true)) return value;
      await pause();
    } catch (error) {
      if (left === 0 || !mayPass(error)) throw error;
      await pause(error);
    }
  }
}

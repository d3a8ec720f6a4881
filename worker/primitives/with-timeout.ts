import { within } from "../../app/loaders/within.ts";

const LATE = Symbol("late");

/** The promise's value, or rejects with `timeoutError` after `ms`. The promise itself goes on. */
export async function withTimeout<T>(
  ms: number,
  promise: Promise<T>,
  timeoutError = new Error(`no answer within ${ms} ms`),
): Promise<T> {
  const value = await within(ms, promise, LATE);
  if (value === LATE) throw timeoutError;
  return value;
}

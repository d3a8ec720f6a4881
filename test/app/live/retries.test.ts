import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RequestError } from "../../../app/live/http/request.ts";
import { withRetries } from "../../../app/live/http/retries.ts";

const PAUSES = [1_000, 1_000, 1_000];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A load that fails this often, and when it was called (ms). */
function failing(times: number, error: Error = new TypeError("no network")) {
  const start = Date.now();
  const asked: number[] = [];
  async function load(): Promise<string> {
    asked.push(Date.now() - start);
    if (asked.length <= times) throw error;
    return "loaded";
  }
  return { asked, load };
}

async function outcomeOf(promise: Promise<string>): Promise<string> {
  const settled = promise.catch((error: unknown) => String(error));
  await vi.runAllTimersAsync();
  return settled;
}

describe("retries", () => {
  test.each([
    [0, [0], "loaded"],
    [2, [0, 1000, 2000], "loaded"],
    [3, [0, 1000, 2000, 3000], "loaded"],
    [9, [0, 1000, 2000, 3000], "TypeError: no network"],
  ])("a request that fails %i times is sent at %j ms: %s", async (times, at, outcome) => {
    const { asked, load } = failing(times);
    expect(await outcomeOf(withRetries(load, { pauses: PAUSES }))).toBe(outcome);
    expect(asked).toEqual(at);
  });

  test("wait at least as long as a 429 asks for", async () => {
    const { asked, load } = failing(1, new RequestError(429, { retryAfter: 8 }));
    expect(await outcomeOf(withRetries(load, { pauses: PAUSES }))).toBe("loaded");
    expect(asked).toEqual([0, 8000]);
  });

  test.each([
    [404, 1],
    [400, 1],
    [429, 4],
    [503, 4],
  ])("a request that gets %i is sent %i times", async (status, times) => {
    const { asked, load } = failing(9, new RequestError(status));
    await outcomeOf(withRetries(load, { pauses: PAUSES }));
    expect(asked).toHaveLength(times);
  });
});

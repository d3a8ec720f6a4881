import { vi, type MockInstance } from "vitest";

const realTimeout = setTimeout;
let deadlines: MockInstance | null = null;

/** Stops the clock, all timers and `AbortSignal.timeout`; `goOn` lets them run again. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  deadlines = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("Timed out", "TimeoutError")), ms);
    return controller.signal;
  });
}

export function goOn(): void {
  vi.useRealTimers();
  deadlines?.mockRestore();
}

/**
 * Runs work with the clock stopped, and advances to the next timer only when the work waits for
 * one. Returns its result and the wait by that clock (ms), which doesn't depend on the machine.
 */
export async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const start = Date.now();
  let isOver = false;
  const ended = work().finally(() => (isOver = true));
  // The caller gets the failure when it awaits this; until then it must not count as unhandled.
  ended.catch(() => {});
  for (;;) {
    // All that needs no timer runs before this one.
    await new Promise((resolve) => realTimeout(resolve, 0));
    if (isOver) return { value: await ended, ms: Date.now() - start };
    await vi.advanceTimersToNextTimerAsync();
  }
}

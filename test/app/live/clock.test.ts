import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const NOW = Date.UTC(2026, 10, 21, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW + 3_600_000 });
  vi.resetModules();
  vi.stubGlobal("document", {});
  vi.stubGlobal("PerformanceNavigationTiming", Object);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The document's entry of the browser, with what its `Server-Timing` says. */
function navigation(serverTiming: { name: string; duration: number }[]): void {
  const entry = Object.assign(Object.create({}), { serverTiming });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
}

test("without the worker's time, the time of the reader's machine is used", async () => {
  navigation([]);
  const { now } = await import("../../../app/live/clock.ts");
  expect(now()).toBe(NOW + 3_600_000);
});

test("a document tells the time by its Server-Timing", async () => {
  navigation([{ name: "at", duration: NOW }]);
  const { now } = await import("../../../app/live/clock.ts");
  const before = now();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([before, now() - before]).toEqual([NOW, 10_000]);
});

describe("data that may be a minute old is read again", () => {
  test.each([
    ["after a minute", 0, 0, 60],
    ["sooner, if the server had it for most of a minute", 50, 0, 15],
    ["at once where the page was hidden for long", 0, 300, 1],
    ["soon after an answer that was old, as the worker has a new one by then", 70, 0, 15],
    ["as soon while the bot gives no new one", 900, 0, 15],
  ])("%s", async (_, age, later, seconds) => {
    navigation([{ name: "at", duration: NOW }]);
    const { now, timeLeft } = await import("../../../app/live/clock.ts");
    expect(now()).toBe(NOW);
    await vi.advanceTimersByTimeAsync(later * 1_000);
    expect(timeLeft({ asOf: NOW - age * 1_000, at: NOW }, 60_000)).toBe(seconds * 1_000);
  });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { importScripts } from "../../../app/live/http/scripts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The paths that are asked for, in order. */
function answerScripts(status: (path: string) => number): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response("", { status: status(path) });
  });
  return asked;
}

test("a part of many files asks for a few at a time, so that the page can answer in between", async () => {
  const asked = answerScripts(() => 200);
  const files = Array.from({ length: 10 }, (_, i) => `assets/part-${i}.js`);
  const loading = importScripts(async () => "loaded", files);
  expect(asked).toHaveLength(4);
  await vi.runAllTimersAsync();
  expect(await loading).toBe("loaded");
  expect(asked).toEqual(files.map((file) => `/${file}`));
});

test("a file that is lost before the last is asked for is an error of its part alone", async () => {
  answerScripts((path) => (path.includes("lost") ? 503 : 200));
  const files = ["assets/lost.js", ...Array.from({ length: 9 }, (_, i) => `assets/late-${i}.js`)];
  const loading = importScripts(async () => "loaded", files);
  await Promise.all([
    expect(loading).rejects.toThrow("Script not reached"),
    vi.runAllTimersAsync(),
  ]);
});

import { describe, expect, test } from "vitest";
import { formatDuration } from "../../../app/format/duration.ts";
import { formatUptime } from "../../../app/format/elapsed.ts";

describe("formatDuration", () => {
  test.each([
    [0, "Permanent"],
    [-5, "Permanent"],
    [1, "1s"],
    [59, "59s"],
    [60, "1m 0s"],
    [3_599, "59m 59s"],
    [3_600, "1h 0m 0s"],
    [86_399, "23h 59m 59s"],
    [86_400, "1d 0h 0m"],
    [90_061, "1d 1h 1m"],
    [31_536_000, "365d 0h 0m"],
  ])("writes %d seconds as %s", (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});

describe("formatUptime", () => {
  test.each([
    [undefined, "0h 0m"],
    [null, "0h 0m"],
    [-1, "0h 0m"],
    [Number.NaN, "0h 0m"],
    [0, "0m"],
    [59, "0m"],
    [60, "1m"],
    [3_599, "59m"],
    [3_600, "1h 0m"],
    [90_061, "25h 1m"],
  ])("writes %s seconds as %s", (seconds, text) => {
    expect(formatUptime(seconds)).toBe(text);
  });
});

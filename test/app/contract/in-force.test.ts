import { describe, expect, test } from "vitest";
import { sanctionState, secondsLeft } from "../../../app/contract/in-force.ts";

const NOW = 1_800_000_000_000;
const S = NOW / 1000;

describe("the state of a sanction", () => {
  test.each([
    [{ timestamp: S - 10, duration: 0 }, "permanent", null],
    [{ timestamp: S - 10, duration: -5 }, "unknown", null],
    [{ timestamp: S - 10, duration: null }, "unknown", null],
    [{ timestamp: S - 86_400, duration: 3 * 86_400 }, "active", 2 * 86_400],
    [{ timestamp: S - 59, duration: 60 }, "active", 1],
    [{ timestamp: S - 59.5, duration: 60 }, "active", 1],
    [{ timestamp: S - 60, duration: 60 }, "expired", null],
    [{ timestamp: S + 100, duration: 60 }, "active", 160],
  ])("%j is %s, with %s seconds left", (sanction, word, left) => {
    expect([sanctionState(sanction, NOW), secondsLeft(sanction, NOW)]).toEqual([word, left]);
  });
});

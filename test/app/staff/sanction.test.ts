import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endsIn, sanctionState } from "../../../app/staff/list/sanction.ts";

const NOW = 1_800_000_000_000;
const S = NOW / 1000;

describe("the state of a sanction", () => {
  test.each([
    [{ timestamp: S - 10, duration: 0 }, "permanent", null],
    [{ timestamp: S - 10, duration: -5 }, "unknown", null],
    [{ timestamp: S - 10, duration: null }, "unknown", null],
    [{ timestamp: S - 86_400, duration: 3 * 86_400 }, "active", "ends in 2d 0h 0m"],
    [{ timestamp: S - 59, duration: 60 }, "active", "ends in 1s"],
    [{ timestamp: S - 59.5, duration: 60 }, "active", "ends in 1s"],
    [{ timestamp: S - 60, duration: 60 }, "expired", null],
    [{ timestamp: S + 100, duration: 60 }, "active", "ends in 2m 40s"],
  ])("%j is %s, %s", (sanction, word, rest) => {
    expect([sanctionState(sanction, NOW), endsIn(sanction, NOW)]).toEqual([word, rest]);
  });

  test("is expired from the second its time is over", () => {
    fc.assert(
      fc.property(
        fc.nat(2e9),
        fc.integer({ min: 1, max: 1e9 }),
        fc.nat(1e9),
        (timestamp, duration, later) => {
          const end = (timestamp + duration) * 1000;
          expect(sanctionState({ timestamp, duration }, end - 1)).toBe("active");
          expect(sanctionState({ timestamp, duration }, end + later * 1000)).toBe("expired");
        },
      ),
    );
  });
});

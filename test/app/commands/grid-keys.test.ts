import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextCard } from "../../../app/commands/use-cards.ts";

describe("arrow keys among seven cards in three columns", () => {
  test.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 6, 6],
    ["ArrowLeft", 1, 0],
    ["ArrowLeft", 0, 0],
    ["ArrowDown", 0, 3],
    ["ArrowDown", 5, 6],
    ["ArrowUp", 4, 1],
    ["ArrowUp", 2, "above"],
    ["Home", 5, 0],
    ["End", 1, 6],
    ["Enter", 1, null],
    ["a", 1, null],
  ])("%s from %i leads to %s", (key, from, to) => {
    expect(nextCard(key, from, { count: 7, columns: 3 })).toBe(to);
  });

  test("up from the first row leaves the grid in one column too", () => {
    expect(nextCard("ArrowUp", 0, { count: 7, columns: 1 })).toBe("above");
    expect(nextCard("ArrowUp", 1, { count: 7, columns: 1 })).toBe(0);
  });
});

test("no key leads outside the grid", () => {
  const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];
  fc.assert(
    fc.property(
      fc.constantFrom(...keys),
      fc.integer({ min: 1, max: 500 }),
      fc.nat(),
      fc.integer({ min: 1, max: 4 }),
      (key, count, seed, columns) => {
        const to = nextCard(key, seed % count, { count, columns });
        expect(to === "above" || (typeof to === "number" && to >= 0 && to < count)).toBe(true);
      },
    ),
  );
});

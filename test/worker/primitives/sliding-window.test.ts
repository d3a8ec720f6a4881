import { expect, it } from "vitest";
import { createSlidingWindow } from "../../../worker/primitives/sliding-window.ts";
import { createClock } from "../../support/bot.ts";

it("a sliding window counts the calls in any ten seconds, not only between two full ones", () => {
  const clock = createClock();
  const recent = createSlidingWindow(3, 10_000, clock.now);
  expect([recent("a"), recent("a"), recent("b")]).toEqual([0, 0, 0]);
  clock.advance(9);
  expect([recent("a"), recent("a"), recent("b")]).toEqual([0, 1000, 0]);
  clock.advance(1);
  expect([recent("a"), recent("a"), recent("a")]).toEqual([0, 0, 9000]);
});

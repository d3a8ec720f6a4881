import { expect, test } from "vitest";
import { freePlace } from "../../../app/frame/free-place.ts";

const ROOM = { top: 76, bottom: 800 };

test("toasts are at the top if nothing is in their way", () => {
  expect(freePlace(60, ROOM, [])).toBe(76);
  expect(freePlace(60, ROOM, [{ top: 136, bottom: 180 }])).toBe(76);
});

test("toasts are in the first gap that is high enough, whatever the order of the obstacles", () => {
  const taken = [
    { top: 400, bottom: 440 },
    { top: 20, bottom: 100 },
    { top: 110, bottom: 150 },
    { top: 120, bottom: 130 },
  ];
  expect(freePlace(60, ROOM, taken)).toBe(150);
});

test("when every gap is too low, toasts cover as little as possible", () => {
  const rows = Array.from({ length: 20 }, (_, i) => ({ top: i * 50, bottom: i * 50 + 20 }));
  const withGap = rows.filter(({ top }) => top !== 400);
  expect(freePlace(80, ROOM, withGap)).toBe(370);
  // Ten pixels of the row above the gap.
  expect(freePlace(90, ROOM, withGap)).toBe(360);
});

test("nothing in use is covered, however much else is", () => {
  const all = [{ top: 0, bottom: 800 }];
  const inUse = [
    { top: 0, bottom: 300 },
    { top: 380, bottom: 800 },
  ];
  expect(freePlace(60, ROOM, all, inUse)).toBe(300);
  expect(freePlace(90, ROOM, all, inUse)).toBeNull();
});

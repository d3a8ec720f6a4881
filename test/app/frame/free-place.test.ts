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

test("there is no place where every gap is too low", () => {
  const taken = Array.from({ length: 20 }, (_, i) => ({ top: i * 50, bottom: i * 50 + 20 }));
  expect(freePlace(60, ROOM, taken)).toBeNull();
});

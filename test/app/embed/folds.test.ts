import { expect, test } from "vitest";
import { foldsAfter, isFolded, withFold } from "../../../app/embed/editor/folds.ts";
import { scrollAt } from "../../../app/embed/editor/use-drag.ts";

test("each row of a list keeps its fold while rows are moved, removed and copied", () => {
  const list = "fields";
  const second = withFold([], 1, true);
  expect([isFolded(second, 0), isFolded(second, 1), isFolded(second, 7)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(isFolded(foldsAfter(second, { type: "moved", list, from: 1, to: 4 }), 4)).toBe(true);
  expect(isFolded(foldsAfter(second, { type: "moved", list, from: 1, to: 4 }), 1)).toBe(false);
  expect(isFolded(foldsAfter(second, { type: "moved", list, from: 0, to: 2 }), 0)).toBe(true);
  expect(isFolded(foldsAfter(second, { type: "removed", list, index: 0 }), 0)).toBe(true);
  const both = withFold(second, 0, true);
  expect(foldsAfter(both, { type: "duplicated", list, index: 0 })).toEqual([true, false, true]);
  expect(foldsAfter(second, { type: "added", list })).toBe(second);
  expect(withFold(second, 1, true)).toBe(second);
});

test("a drag scrolls faster nearer to an edge, and not between", () => {
  const speeds = [0, 100, 139, 400, 705, 760, 844].map((y) => scrollAt(y, 844));
  expect(speeds).toEqual([-16, -5, -1, 0, 1, 7, 16]);
  expect([scrollAt(-50, 844), scrollAt(900, 844)]).toEqual([-16, 16]);
});

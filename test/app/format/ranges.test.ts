import { expect, it } from "vitest";
import { formatRanges } from "../../../app/format/ranges.ts";

it.each([
  [[], ""],
  [[7], "7"],
  [[7, 8], "7–8"],
  [[0, 1, 2, 3, 7], "0–3, 7"],
  [[3, 7, 9, 10], "3, 7, 9–10"],
])("%j is written as '%s'", (numbers, text) => {
  expect(formatRanges(numbers)).toEqual({ text, more: 0 });
});

it("counts the numbers that have no room", () => {
  expect(formatRanges([0, 1, 2, 3, 7, 9, 10, 11], 6)).toEqual({ text: "0–3, 7", more: 3 });
});

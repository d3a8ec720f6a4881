import { expect, test } from "vitest";
import { newestFirst, typeTone } from "../../../app/staff/economy/economy.ts";
import { log } from "./build.ts";

test("transactions are sorted latest first", () => {
  expect(newestFirst([log(1), log(3), log(2)]).map((item) => item.created)).toEqual([3, 2, 1]);
});

test.each([
  ["add", "green"],
  ["gain", "green"],
  ["WIN", "green"],
  ["remove", "red"],
  ["spend", "red"],
  ["loss", "red"],
  ["transfer", "blue"],
  ["robbed", "gray"],
  ["constructor", "gray"],
])("a transaction of type %s is %s", (type, tone) => {
  expect(typeTone(type)).toBe(tone);
});

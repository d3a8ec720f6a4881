import { expect, test } from "vitest";
import { hexColor } from "../../../app/embed/embed.ts";

test.each([
  ["#729BB0", "#729bb0"],
  [" 729bb0 ", "#729bb0"],
  ["#fff", "#ffffff"],
  ["0x729bb0", "#729bb0"],
  ["#ffff", null],
  ["red", null],
  ["{botcolor}", null],
  ["#729bb0;background:url(x)", null],
])("%j as a colour is %j", (text, color) => {
  expect(hexColor(text)).toBe(color);
});

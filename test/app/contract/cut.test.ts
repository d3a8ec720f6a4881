import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cut } from "../../../app/contract/cut.ts";

describe("cutting a text", () => {
  it.each([
    ["short", 5, "short"],
    ["longer", 5, "long…"],
    ["abc😀def", 5, "abc…"],
    ["abc😀def", 6, "abc😀…"],
    ["", 3, ""],
  ])("cuts %j to %i: %j", (text, most, left) => {
    expect(cut(text, most)).toBe(left);
  });

  it("stays within the limit and never splits a character", () => {
    const texts = fc.string({ unit: "binary", maxLength: 30 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 4, max: 40 }), (text, most) => {
        const left = cut(text, most);
        expect(left.length).toBeLessThanOrEqual(most);
        expect(left.isWellFormed()).toBe(true);
        if (text.length <= most) expect(left).toBe(text);
      }),
    );
  });
});

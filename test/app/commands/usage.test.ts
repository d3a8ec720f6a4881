import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { argumentParts, prefixFrom, usage } from "../../../app/commands/usage.ts";
import { command } from "./build.ts";

describe("arguments", () => {
  test.each([
    ["", []],
    ["<member>", ["required <member>"]],
    ["<member> [reason]", ["required <member>", "plain  ", "optional [reason]"]],
    ["<a|b>[c=5]", ["required <a|b>", "optional [c=5]"]],
    ["[role [role]...]", ["optional [role [role]...]"]],
    ["<member [reason]>", ["required <member [reason]>"]],
    ["on / off", ["plain on / off"]],
    ["< 5 [x", ["plain < 5 [x"]],
    ["a > b", ["plain a > b"]],
  ])("'%s' is read as %j", (text, expected) => {
    expect(argumentParts(text).map((part) => `${part.kind} ${part.text}`)).toEqual(expected);
  });

  test("the tokens of a usage joined are the raw text", () => {
    const text = fc.string({
      maxLength: 30,
      unit: fc.constantFrom("<", ">", "[", "]", "a", " ", "|"),
    });
    fc.assert(
      fc.property(text, (raw) => {
        const parts = argumentParts(raw);
        expect(parts.map((part) => part.text).join("")).toBe(raw);
        for (const { kind, text: piece } of parts) {
          if (kind === "required") expect(piece).toMatch(/^<.*>$/);
          if (kind === "optional") expect(piece).toMatch(/^\[.*\]$/);
        }
      }),
    );
  });
});

describe("usage", () => {
  test.each([
    [";", "ban", "<member> [reason]", ";ban <member> [reason]"],
    ["h!", "ping", "", "h!ping"],
    [";", "role add", "<role>", ";role add <role>"],
  ])("with '%s', %s %s is typed '%s'", (prefix, name, text, typed) => {
    expect(usage(prefix, command({ name, arguments: text }))).toBe(typed);
  });
});

describe("the prefix", () => {
  test.each([
    ["!", "!"],
    [" h! ", "h!"],
    ["", ";"],
    ["   ", ";"],
    ["haven!!", "haven"],
    ["haven ", "haven "],
    ["🌊🌊🌊🌊🌊🌊", "🌊🌊🌊🌊🌊"],
    ["a\u0000b", "ab"],
  ])("the typed prefix '%s' becomes '%s'", (text, prefix) => {
    expect(prefixFrom(text)).toBe(prefix);
  });

  test("any text becomes a prefix of one to five letters, with at most one space after them, which stays the same when normalised again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const prefix = prefixFrom(text);
        expect(Array.from(prefix).length).toBeGreaterThanOrEqual(1);
        expect(Array.from(prefix.trimEnd()).length).toBeLessThanOrEqual(5);
        expect(prefix).not.toMatch(/\s(?!$)/);
        expect(prefixFrom(prefix)).toBe(prefix);
      }),
      { examples: [["!!!!!a "], ["haven! "]] },
    );
  });
});

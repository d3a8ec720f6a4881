import { describe, expect, test } from "vitest";
import {
  isFormatted,
  markOf,
  withLink,
  withMark,
  type Selected,
} from "../../../app/embed/editor/text-marks.ts";

/** A selection written as `a [b] c`. */
function selection(written: string): Selected {
  const start = written.indexOf("‹");
  const end = written.indexOf("›") - 1;
  return { text: written.replaceAll(/[‹›]/g, ""), start, end };
}

function written({ text, start, end }: Selected): string {
  return `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;
}

const keys = { ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };

describe("Ctrl or Cmd with B, I and U", () => {
  test("name a mark, and nothing else does", () => {
    expect(["b", "I", "u", "k"].map((key) => markOf({ ...keys, key }))).toEqual([
      "**",
      "*",
      "__",
      null,
    ]);
    expect(markOf({ ...keys, ctrlKey: false, metaKey: true, key: "b" })).toBe("**");
    for (const change of [{ ctrlKey: false }, { altKey: true }, { shiftKey: true }]) {
      expect(markOf({ ...keys, ...change, key: "b" })).toBeNull();
    }
  });

  test.each([
    ["a ‹b› c", "**", "a **‹b›** c"],
    ["a **‹b›** c", "**", "a ‹b› c"],
    ["a ‹› c", "*", "a *‹›* c"],
    ["**‹b›**", "*", "***‹b›***"],
    ["***‹b›***", "*", "**‹b›**"],
    ["***‹b›***", "**", "*‹b›*"],
    ["*‹b›*", "**", "***‹b›***"],
    ["‹b›", "__", "__‹b›__"],
    ["__‹b›__", "__", "‹b›"],
  ])("%j with %j is %j, with the same words selected", (before, mark, after) => {
    expect(written(withMark(selection(before), mark))).toBe(after);
  });

  test("are for the texts that chat formats", () => {
    const paths = ["content", "title", "description", "fields.3.value"] as const;
    expect(paths.every(isFormatted)).toBe(true);
    const plain = ["footer.text", "author.name", "image", "buttons.0.label", "color"] as const;
    expect(plain.some(isFormatted)).toBe(false);
  });
});

describe("an address that is pasted", () => {
  const address = "https://haven.test/a";

  test("over words makes them a link", () => {
    const after = withLink(selection("see ‹our rules› now"), ` ${address}\n`);
    expect(after && written(after)).toBe(`see [our rules](${address})‹› now`);
  });

  test.each([
    ["nothing selected", "a‹›b", address],
    ["another address selected", `‹${address}›`, address],
    ["brackets selected", "‹[a]›", address],
    ["lines selected", "‹a\nb›", address],
    ["no address", "‹a›", "rules"],
    ["no web address", "‹a›", "javascript:alert(1)"],
    ["two addresses", "‹a›", `${address} ${address}`],
    ["an address with a bracket", "‹a›", `${address}_(b)`],
  ])("with %s is pasted unchanged", (_, before, pasted) => {
    expect(withLink(selection(before), pasted)).toBeNull();
  });
});

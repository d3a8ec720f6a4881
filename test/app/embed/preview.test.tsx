import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { MAX_CHECKED } from "../../../app/embed/limits.ts";
import { EMOJI, emojiNamed, UNICODE_EMOJI } from "../../../app/embed/markdown/emoji.ts";
import { ansiParts } from "../../../app/embed/markdown/ansi.ts";
import { ChatMarkdown } from "../../../app/embed/preview/text.tsx";
import type { TextKind } from "../../../app/embed/markdown/rules.ts";

const drawn = (text: string, kind: TextKind = "content") =>
  renderToStaticMarkup(<ChatMarkdown text={text} kind={kind} />);

test("a text far beyond every limit is drawn only so far", () => {
  expect(drawn("a".repeat(MAX_CHECKED), "description")).toHaveLength(MAX_CHECKED);
  expect(drawn("a".repeat(50 * MAX_CHECKED), "description")).toHaveLength(MAX_CHECKED);
});

describe("emoji", () => {
  /** The class for content of 48 px: 1.375 of these are 48 px. */
  const LARGE = "text-[2.182rem]";

  test.each(["🎉", "🎉 👋🏽\n🧑‍💻", ":tada: ❤️", "<:sail:204000000000000003>", "🎉".repeat(30), "🇩🇪"])(
    "%j alone is drawn large",
    (text) => {
      expect(drawn(text)).toContain(LARGE);
    },
  );

  test.each(["🎉 a", "🎉".repeat(31), "**🎉**", "7", "©", "> 🎉", ""])(
    "%j is not drawn large",
    (text) => {
      expect(drawn(text)).not.toContain(LARGE);
    },
  );

  test("are not drawn large in an embed", () => {
    expect(drawn("🎉", "description")).not.toContain(LARGE);
  });

  test("have their own box in a text, by character and by name", () => {
    for (const text of ["a 🎉 b", "a :tada: b"]) {
      expect(drawn(text)).toMatch(/^a <span class="[^"]*w-\[1\.25em\][^"]*">🎉<\/span> b$/);
    }
    expect(drawn("a © 1 #")).toBe("a © 1 #");
  });

  test("in the list have one character and unique names", () => {
    const all = EMOJI.flatMap(({ emoji }) => emoji);
    const names = all.flatMap((one) => one.names);
    expect(new Set(names).size).toBe(names.length);
    expect(all.length).toBeGreaterThan(1900);
    for (const { text, names: own } of all) {
      expect(new RegExp(`^${UNICODE_EMOJI.source}$`, "u").test(text), own.join()).toBe(true);
      for (const name of own) expect(emojiNamed(name, 0), name).toBe(text);
    }
  });

  test.each([
    [":thumbsup_tone3:", "👍🏽"],
    [":man_medium_dark_skin_tone_beard:", "🧔🏾‍♂️"],
    [":woman_police_officer::skin-tone-1:", "👮🏻‍♀️"],
    [":piñata:", "🪅"],
    [":scotland:", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
    [":flag_ua:", "🇺🇦"],
  ])("%s is drawn as %s", (name, text) => {
    expect(drawn(`a ${name}`)).toMatch(new RegExp(`^a <span[^>]*>${text}</span>$`));
  });

  test("are not drawn for a time, an unknown name, or a tone of an emoji without tones", () => {
    expect(drawn("at 10:30:45 :no_such_emoji: :tada_tone3:")).toBe(
      "at 10:30:45 :no_such_emoji: :tada_tone3:",
    );
  });
});

describe("ansi code", () => {
  const plain = { color: null, background: null, isBold: false, isUnderlined: false };

  test.each([
    ["a", [{ ...plain, text: "a" }]],
    [
      "\u001B[2;31ma\u001B[0mb",
      [
        { ...plain, color: 1, text: "a" },
        { ...plain, text: "b" },
      ],
    ],
    [
      "\u001B[1;4;32;45ma\u001B[22mb\u001B[mc",
      [
        { color: 2, background: 5, isBold: true, isUnderlined: true, text: "a" },
        { color: 2, background: 5, isBold: false, isUnderlined: true, text: "b" },
        { ...plain, text: "c" },
      ],
    ],
    ["\u001B[38;5;1ma", [{ ...plain, isBold: true, text: "a" }]],
    ["[31ma", [{ ...plain, text: "[31ma" }]],
  ])("%j is drawn in the style of its control sequences", (text, parts) => {
    expect(ansiParts(text)).toEqual(parts);
  });

  test("shows no control sequence, and the client's colors", () => {
    const html = drawn("```ansi\n\u001B[1;31;47ma\u001B[0m b\n```");
    expect(html).not.toContain("[1;31");
    expect(html).toContain('<span class="text-[#dc322f] bg-[#fdf6e3] font-700">a</span>');
  });
});

import { describe, expect, test } from "vitest";
import { MAX_CODE_LENGTH, parseCode, writeCode } from "../../../app/embed/code.ts";
import { blank, type Embed } from "../../../app/embed/embed.ts";
import { findSeparator } from "../../../app/embed/escaping.ts";

function embedWith(change: Partial<Embed>): Embed {
  return { ...blank(), color: "", ...change };
}

const full = embedWith({
  content: "Hello {user.mention}",
  title: "Welcome",
  description: "One\ntwo {guild.name}",
  url: "https://haven.test/?a=1&b=2",
  color: "#729bb0",
  author: { name: "Haven", icon: "", url: "https://haven.test" },
  footer: { text: "Tom & Ana", icon: "https://haven.test/i.png?x=1&y=2" },
  thumbnail: "https://haven.test/t.png",
  image: "https://haven.test/i.png",
  fields: [
    { name: "Rules", value: "Read them", inline: true },
    { name: "Help", value: "Ask", inline: false },
  ],
  buttons: [
    { label: "Site", style: "secondary", url: "https://haven.test", emoji: "" },
    { label: "Wave", style: "danger", url: "", emoji: "🌊" },
  ],
  timestamp: true,
  rest: ["delete: 5"],
});

describe("writeCode", () => {
  test("writes one segment for each part, empty parts left out", () => {
    expect(writeCode(full)).toBe(
      [
        "{embed}",
        "$v{content: Hello {user.mention}}",
        "$v{title: Welcome}",
        "$v{description: One\ntwo {guild.name}}",
        "$v{url: https://haven.test/?a=1&b=2}",
        "$v{color: #729bb0}",
        "$v{author: Haven &&  && https://haven.test}",
        "$v{footer: Tom & Ana && https://haven.test/i.png?x=1&y=2}",
        "$v{thumbnail: https://haven.test/t.png}",
        "$v{image: https://haven.test/i.png}",
        "$v{field: Rules && Read them && inline}",
        "$v{field: Help && Ask}",
        "$v{button: Site && secondary && https://haven.test}",
        "$v{button: Wave && danger &&  && 🌊}",
        "$v{timestamp: true}",
        "$v{delete: 5}",
      ].join(""),
    );
  });

  test("a blank embed is the head and the default colour", () => {
    expect(writeCode(blank())).toBe("{embed}$v{color: #729bb0}");
  });
});

describe("parseCode", () => {
  test.each(["", "hello", "{embed}", "$v{}", "{embed}$v{nonsense: x}", "$v {title: x}"])(
    "refuses what is no embed code",
    (text) => {
      expect(parseCode(text)).toBeNull();
    },
  );

  test("T27: is read up to the limit, and one character more is refused", () => {
    const most = `$v{title: ${"x".repeat(MAX_CODE_LENGTH - 11)}}`;
    expect(most.length).toBe(MAX_CODE_LENGTH);
    expect(parseCode(most)).not.toBeNull();
    expect(parseCode(`${most} `)).toBeNull();
  });

  test("T28: names of object properties, such as constructor, are no keys of an embed", () => {
    const foreign = "$v{__proto__: x}$v{constructor: y}$v{tostring: z}";
    expect(parseCode(`{embed}${foreign}`)).toBeNull();
    const embed = parseCode(`{embed}$v{title: a}${foreign}`);
    expect(embed?.rest).toEqual(["__proto__: x", "constructor: y", "tostring: z"]);
    expect(embed).toEqual({ ...blank(), color: "", title: "a", rest: embed?.rest });
    expect(Object.getPrototypeOf(embed)).toBe(Object.prototype);
  });

  test("fields beyond what a message holds are kept, not dropped", () => {
    const code = `{embed}${"$v{field: a && b}".repeat(26)}`;
    expect(parseCode(code)?.fields).toHaveLength(25);
    expect(parseCode(code)?.rest).toEqual(["field: a && b"]);
  });

  test("F33: searching for a separator does not change where the next value ends", () => {
    const code = "{embed}$v{author: Ann && https://a.test/i.png}$v{footer: Tom && https://b.test/}";
    const before = parseCode(code);
    expect(findSeparator("Rock && Roll tonight")).toBe(5);
    expect(parseCode(code)).toEqual(before);
    expect(before?.author).toEqual({ name: "Ann", icon: "https://a.test/i.png", url: "" });
    expect(before?.footer).toEqual({ text: "Tom", icon: "https://b.test/" });
    expect(findSeparator("Rock & Roll")).toBe(-1);
  });
});

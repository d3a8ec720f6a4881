import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOST_CODE, read, write } from "../../../app/embed/code.ts";
import { blank, BUTTON_STYLES, type Embed } from "../../../app/embed/embed.ts";

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

describe("write", () => {
  test("writes the text of §3, empty parts left out", () => {
    expect(write(full)).toBe(
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
    expect(write(blank())).toBe("{embed}$v{color: #729bb0}");
  });
});

describe("read", () => {
  test.each([
    "",
    "hello",
    "{embed}",
    "$v{}",
    "{embed}$v{nonsense: x}",
    "{embed}$v{__proto__: x}$v{constructor: y}",
    "{embed}$v{title: no end",
    `{embed}$v{title: ${"x".repeat(MOST_CODE)}}`,
    `{embed}${"$v{field: a && b}".repeat(26)}`,
  ])("refuses what is no embed code", (text) => {
    expect(read(text)).toBeNull();
  });

  test("keeps unknown segments and every brace", () => {
    const code = "{embed}$v{title: a {b} } c}$v{message: hi}$v{delete: 5}";
    expect(read(code)).toEqual(
      embedWith({ title: "a {b} } c", rest: ["message: hi", "delete: 5"] }),
    );
  });

  test("accepts whitespace between segments, a missing space and a bare timestamp", () => {
    const code = "{embed}\n$v{title:Hi}\n\n\n  $v{timestamp}\n";
    expect(read(code)).toEqual(embedWith({ title: "Hi", timestamp: true }));
  });

  test.each([
    ["blue", "primary"],
    ["Grey", "secondary"],
    ["gray", "secondary"],
    ["green", "success"],
    ["red", "danger"],
    ["toString", "secondary"],
  ])("takes the button style %s for %s", (word, style) => {
    expect(read(`$v{button: Go && ${word}}`)?.buttons[0]?.style).toBe(style);
  });

  test.each([
    ["$v{", false],
    ["$v{title: ", false],
    ["&&", true],
    [" && ", true],
    ["}", true],
  ])("has one answer to %j over and over", (bomb, whole) => {
    const inside = bomb.repeat(Math.floor(60_000 / bomb.length));
    expect(read(`$v{title: ${inside}}`)?.title).toBe(whole ? inside : undefined);
  });
});

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: fc.constantFrom("$", "v", "{", "}", "&", " ", ":", "a", "\n"), maxLength: 20 }),
);
const field = fc.record({ name: text, value: text, inline: fc.boolean() });
const button = fc.record({
  label: text,
  style: fc.constantFrom(...BUTTON_STYLES),
  url: text,
  emoji: text,
});
const anyEmbed: fc.Arbitrary<Embed> = fc.record({
  content: text,
  title: text,
  description: text,
  url: text,
  color: text,
  author: fc.record({ name: text, icon: text, url: text }),
  footer: fc.record({ text, icon: text }),
  thumbnail: text,
  image: text,
  fields: fc.array(field, { maxLength: 4 }),
  buttons: fc.array(button, { maxLength: 4 }),
  timestamp: fc.boolean(),
  rest: fc.constantFrom([], ["delete: 5"], ["message: {user} } hi", "x"]),
});

/** What a text becomes so that the bot does not cut it: only where it holds `$v` or a loose `&&`. */
function uncut(embed: Embed): boolean {
  const texts = JSON.stringify({ ...embed, rest: [] });
  return !texts.includes("$v") && !texts.includes("&&");
}

describe("writing and reading", () => {
  test("an embed comes back as it was", () => {
    expect(read(write(full))).toEqual(full);
    fc.assert(
      fc.property(anyEmbed, (embed) => {
        fc.pre(uncut(embed));
        const kept = {
          ...embed,
          fields: embed.fields.filter((f) => f.name || f.value || f.inline),
        };
        // Code without any known key is no embed code; a title makes it one.
        kept.title ||= "t";
        expect(read(write(kept))).toEqual(kept);
      }),
      { numRuns: 400 },
    );
  });

  test("no text can break out of its segment, and nothing is lost but the cutting", () => {
    fc.assert(
      fc.property(anyEmbed, (embed) => {
        const kept = { ...embed, title: embed.title || "t" };
        const back = read(write(kept));
        const visible = (value: unknown) => JSON.stringify(value).replaceAll("\u200B", "");
        const fields = kept.fields.filter((f) => f.name || f.value || f.inline);
        expect(visible(back)).toBe(visible({ ...kept, fields }));
      }),
      { numRuns: 400 },
    );
  });

  test("what was read once is written the same for ever", () => {
    fc.assert(
      fc.property(anyEmbed, (embed) => {
        const once = write({ ...embed, title: "t" });
        const again = read(once);
        expect(again && write(again)).toBe(once);
      }),
    );
  });
});

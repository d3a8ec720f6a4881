import { describe, expect, test } from "vitest";
import { parseCode, writeCode } from "../../../app/embed/code.ts";
import { blank, type Embed } from "../../../app/embed/embed.ts";

/** The meaning of each code, except empty embeds. */
const CODES: readonly [what: string, code: string, meaning: Partial<Embed>][] = [
  [
    "segments on lines of their own",
    "{embed}\n$v{title: Hi}\n\n\n  $v{description: there}\n",
    { title: "Hi", description: "there" },
  ],
  [
    "content after the embed, five newlines between",
    "{embed}$v{title: Hi}\n\n\n\n\n$v{content: {user.mention}}$v{button: Go && blue && https://a.test}",
    {
      title: "Hi",
      content: "{user.mention}",
      buttons: [{ label: "Go", style: "primary", url: "https://a.test", emoji: "" }],
    },
  ],
  [
    "content before the embed",
    "$v{content: hey}{embed}$v{title: Hi}",
    { content: "hey", title: "Hi" },
  ],
  [
    "plain text before the embed",
    "Hey {user}! {embed}$v{title: Hi}",
    { content: "Hey {user}!", title: "Hi" },
  ],
  ["no {embed} at all", "$v{description: Hi}", { description: "Hi" }],
  ["no space behind the colon", "{embed}$v{title:Hi}", { title: "Hi" }],
  ["capitals and spaces in keys", "{embed}$v{ Title : Hi}", { title: "Hi" }],
  ["colons in values", "{embed}$v{title: a: b}", { title: "a: b" }],
  [
    "braces in values, balanced or not",
    "{embed}$v{title: a {b} } c}$v{description: {{x}",
    { title: "a {b} } c", description: "{{x" },
  ],
  ["a bare timestamp", "{embed}$v{title: Hi}$v{timestamp}", { title: "Hi", timestamp: true }],
  [
    "addresses with & and single braces",
    "{embed}$v{author: Tom & Ana && https://a.test/i.png?x=1&y=2 && https://a.test/{b}}",
    {
      author: {
        name: "Tom & Ana",
        icon: "https://a.test/i.png?x=1&y=2",
        url: "https://a.test/{b}",
      },
    },
  ],
  [
    "an author of a name alone",
    "{embed}$v{author: Tom}",
    { author: { name: "Tom", icon: "", url: "" } },
  ],
  [
    "an author without icon",
    "{embed}$v{author: Tom && && https://a.test}",
    { author: { name: "Tom", icon: "", url: "https://a.test" } },
  ],
  [
    "more && than an author has places",
    "{embed}$v{author: Tom && Jerry && {user.avatar} && https://a.test}",
    { author: { name: "Tom && Jerry", icon: "{user.avatar}", url: "https://a.test" } },
  ],
  ["a footer of a text alone", "{embed}$v{footer: bye}", { footer: { text: "bye", icon: "" } }],
  [
    "field with inline",
    "{embed}$v{field: a && b && inline}",
    { fields: [{ name: "a", value: "b", inline: true }] },
  ],
  [
    "field with true",
    "{embed}$v{field: a && b && true}",
    { fields: [{ name: "a", value: "b", inline: true }] },
  ],
  [
    "field with false",
    "{embed}$v{field: a && b && false}",
    { fields: [{ name: "a", value: "b", inline: false }] },
  ],
  [
    "inline at the end of the value",
    "{embed}$v{field: a && b c inline}",
    { fields: [{ name: "a", value: "b c", inline: true }] },
  ],
  [
    "a field over lines",
    "{embed}$v{field: a &&\nb\n&& Inline}",
    { fields: [{ name: "a", value: "b", inline: true }] },
  ],
  [
    "&& in a field's value",
    "{embed}$v{field: a && b && c}",
    { fields: [{ name: "a", value: "b && c", inline: false }] },
  ],
  ["colours of all kinds", "{embed}$v{color: {botcolor}}", { color: "{botcolor}" }],
];

const BUTTONS: readonly [
  parts: string,
  label: string,
  style: string,
  url: string,
  emoji: string,
][] = [
  ["Go && primary && https://a.test && 🌊", "Go", "primary", "https://a.test", "🌊"],
  ["Go", "Go", "secondary", "", ""],
  ["Go && red", "Go", "danger", "", ""],
  ["Go && Grey && https://a.test", "Go", "secondary", "https://a.test", ""],
  ["Go && gray", "Go", "secondary", "", ""],
  ["Go && GREEN", "Go", "success", "", ""],
  ["Go && blue", "Go", "primary", "", ""],
  ["Go && purple && https://a.test", "Go", "secondary", "https://a.test", ""],
  ["Go && https://a.test && green", "Go", "success", "https://a.test", ""],
  ["https://a.test && Go && red", "Go", "danger", "https://a.test", ""],
  ["red && Go && https://a.test", "Go", "danger", "https://a.test", ""],
  ["🌊 && Go && blue && https://a.test", "Go", "primary", "https://a.test", "🌊"],
  ["Go && 🌊 && blue && https://a.test", "Go", "primary", "https://a.test", "🌊"],
  [
    "Go && blue && https://a.test && <a:sail:204000000000000003>",
    "Go",
    "primary",
    "https://a.test",
    "<a:sail:204000000000000003>",
  ],
  ["green && https://a.test && Go && 👍🏽", "Go", "success", "https://a.test", "👍🏽"],
  ["🌊 && danger", "🌊", "danger", "", ""],
  ["Red && https://a.test", "Red", "secondary", "https://a.test", ""],
  [" && primary && https://a.test && 🌊", "", "primary", "https://a.test", "🌊"],
  ["Profile && primary && {user.avatar}", "Profile", "primary", "{user.avatar}", ""],
  ["Go && blue && https://a.test/?a=1&b=2", "Go", "primary", "https://a.test/?a=1&b=2", ""],
  ["Go && toString", "Go", "secondary", "", ""],
  ["7 && blue", "7", "primary", "", ""],
];

describe("codes as people have them", () => {
  test.each(CODES)("%s", (_, code, meaning) => {
    const embed = parseCode(code);
    expect(embed).toEqual({ ...blank(), color: "", ...meaning });
    expect(embed && parseCode(writeCode(embed))).toEqual(embed);
  });

  test.each(BUTTONS)("the button %j", (parts, label, style, url, emoji) => {
    const embed = parseCode(`{embed}$v{button: ${parts}}`);
    expect(embed?.buttons).toEqual([{ label, style, url, emoji }]);
    expect(embed && parseCode(writeCode(embed))).toEqual(embed);
  });
});

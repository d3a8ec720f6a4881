import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markdown } from "../../../app/embed/markdown/blocks.ts";
import { highlight } from "../../../app/embed/markdown/highlight.ts";
import type { TextKind } from "../../../app/embed/markdown/rules.ts";
import { plainText, type MarkdownNode } from "../../../app/embed/markdown/tree.ts";

import { expand } from "../../../app/embed/variables.ts";
import { RUNS } from "../../support/runs.ts";
import { anyText } from "./arbitrary.ts";
import { CLIENT_CASES } from "./markdown-corpus.ts";

/** A tree in short: `strong(a em(b))`. */
function short(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case "text":
          return node.text;
        case "code":
          return `code(${node.text})`;
        case "unicodeEmoji":
          return node.text;
        case "codeBlock":
          return `block:${node.language}(${node.text})`;
        case "heading":
          return `h${node.level}(${short(node.children)})`;
        case "list":
          return `${node.ordered ? `ol${node.start}` : "ul"}(${node.items.map(short).join(" | ")})`;
        case "link":
          return `link:${node.href}${node.title ? ` "${node.title}"` : ""}(${short(node.children)})`;
        case "mention":
          return `${node.kind}(${node.id})`;
        case "emoji":
          return `${node.animated ? "gif" : "png"}(${node.name} ${node.id})`;
        case "time":
          return `time:${node.style}(${node.seconds})`;
        default:
          return `${node.type}(${short(node.children)})`;
      }
    })
    .join("");
}

function read(text: string, kind: TextKind = "description"): string {
  return short(markdown(text, kind));
}

describe.each(Object.entries(CLIENT_CASES))("as in the client: %s", (_, cases) => {
  test.each(cases)("%j is %j", (text, tree) => {
    expect(read(text)).toBe(tree);
  });
});

describe("emphasis", () => {
  test.each([
    ["*a* _b_", "em(a) em(b)"],
    ["___a___", "underline(em(a))"],
    ["__**a** *b*__", "underline(strong(a) em(b))"],
    ["**a __b__ ~~c~~**", "strong(a underline(b) strike(c))"],
    ["**a\nb**", "strong(a\nb)"],
    ["*a **b** c*", "em(a strong(b) c)"],
    ["a**b**c", "astrong(b)c"],
  ])("%j is %j", (text, tree) => {
    expect(read(text)).toBe(tree);
  });

  test.each(["a ** b", "****", "~~~~", "a * b", "||", "_a", "**a __b", "C:_a", "**a* b"])(
    "%j stays plain text",
    (text) => {
      expect(read(text)).toBe(text);
    },
  );
});

describe("code", () => {
  test.each([
    ["`**a** <@1> ||b||`", "code(**a** <@1> ||b||)"],
    ["``a ` b``", "code(a ` b)"],
    ["```js\nconst a = **1**;\n```", "block:js(const a = **1**;)"],
    ["```js```", "block:(js)"],
    ["a ```\n# b\n> c\n``` d", "a block:(# b\n> c) d"],
    ["```\n- a\n```\n- b", "block:(- a)ul(b)"],
    ["**a `b** c`", "**a code(b** c)"],
    ["`a", "`a"],
    ["```a", "```a"],
    ["`a``", "`a``"],
  ])("%j is %j: nothing is formatted inside", (text, tree) => {
    expect(read(text)).toBe(tree);
  });
});

describe("lines", () => {
  test.each([
    ["# a\n## b\n### c\n#### d", "h1(a)h2(b)h3(c)#### d"],
    ["#a", "#a"],
    ["-# small **b**", "subtext(small strong(b))"],
    ["> a\n> b\nc", "quote(a\nb)c"],
    [">>> a\nb\n# c", "quote(a\nbh1(c))"],
    ["> > a", "quote(> a)"],
    [">a", ">a"],
    ["- a\n- b", "ul(a | b)"],
    ["3. a\n4. b", "ol3(a | b)"],
    ["- a\n  - b\n    - c\n- d", "ul(aul(bul(c)) | d)"],
    ["- a\n1. b", "ul(a)ol1(b)"],
    ["- **a**\ntext", "ul(strong(a))text"],
    ["a\n# b", "ah1(b)"],
    ["> - a\n> - b", "quote(ul(a | b))"],
    ["-a", "-a"],
  ])("%j is %j", (text, tree) => {
    expect(read(text)).toBe(tree);
  });

  test.each([
    ["# a ##", "h1(a)"],
    ["# #", "h1(#)"],
    ["# a#b", "h1(a#b)"],
    ["- a\n  b\n- c", "ul(a\nb | c)"],
    ["- a\nb", "ul(a)b"],
    ["a\n\n> b", "a\n\nquote(b)"],
    ["a\n> b", "aquote(b)"],
    ["> a\n\n> b", "quote(a)\nquote(b)"],
    ["> a\n\n\n> b", "quote(a)\n\nquote(b)"],
    ["a\n\n# b", "a\n\nh1(b)"],
    ["a\n \n- b", "a\n \nul(b)"],
  ])("%j keeps its lines as chat does: %j", (text, tree) => {
    expect(read(text)).toBe(tree);
  });

  test.each([
    ["**a\n- b\n- c**", "strong(aul(b | c))"],
    ["x **a\n- b** c", "x strong(aul(b)) c"],
    ["**a\n# b\nc** d", "strong(ah1(b)c) d"],
    ["**a\n\n- b**\nc", "strong(a\n\nul(b))\nc"],
    ["__**a\n- b**\n> c__", "underline(strong(aul(b))\nquote(c))"],
    ["***a\n- b***", "strong(em(aul(b)))"],
    ["_a\n- b_ ~~c\n1. d~~", "em(aul(b)) strike(col1(d))"],
    ["**a\n- b", "**aul(b)"],
    ["*a\n* b\n* c", "*aul(b | c)"],
    ["**a\n- \\**b", "**aul(**b)"],
    ["- **a\n- b**", "ul(**a | b**)"],
  ])("a mark goes on over blocks as in chat: %j is %j", (text, tree) => {
    expect(read(text)).toBe(tree);
  });

  test("lists go no deeper than ten levels", () => {
    const text = Array.from({ length: 40 }, (_, at) => `${" ".repeat(at * 2)}- a`).join("\n");
    expect(read(text).split("ul(").length - 1).toBe(10);
  });
});

describe("links", () => {
  const a = "https://haven.test/a";
  test.each([
    [`(${a}).`, `(link:${a}(${a})).`],
    [`${a}_(b)`, `link:${a}_(b)(${a}_(b))`],
    [`**${a}**`, `strong(link:${a}(${a}))`],
    [`[**b** c](${a})`, `link:${a}(strong(b) c)`],
    [`[${a}](${a}/b)`, `link:${a}/b(${a})`],
    [`[a [b](${a}) c](${a})`, `[a link:${a}(b) c](link:${a}(${a}))`],
    [`[[a]](${a})`, `link:${a}([a])`],
    [`[w](${a}_(b))`, `link:${a}_(b)(w)`],
  ])("%j is %j", (text, tree) => {
    expect(read(text)).toBe(tree);
  });

  test.each([
    "[a](javascript:alert(1))",
    "[a](data:text/html,x)",
    "[a](//evil.test)",
    "[a](JaVaScRiPt:x)",
    "[](https://haven.test)",
    "[a] (x)",
    "javascript:alert(1)",
    "https://",
    "ftp://haven.test",
  ])("%j holds no link but http and https", (text) => {
    const links = read(text).match(/link:(\S+?)\(/g) ?? [];
    for (const link of links) expect(link).toMatch(/^link:https?:/);
    expect(read(text)).not.toMatch(/link:(javascript|data|ftp)/i);
  });
});

test.each([
  ["[a](<https://haven.test> 'hint')", 'link:https://haven.test/ "hint"(a)'],
  ['[a](https://haven.test "hint)', '[a](link:https://haven.test/(https://haven.test) "hint)'],
])("a link with a title: %j is %j", (text, tree) => {
  expect(read(text)).toBe(tree);
});

describe("coloured code", () => {
  const kinds = (text: string, language: string) =>
    highlight(text, language)
      .filter(({ kind }) => kind !== null)
      .map(({ kind, text: part }) => `${kind}:${part}`);

  test.each([
    ["js", 'const a = "x"; // y', ["keyword:const", 'string:"x"', "comment:// y"]],
    [
      "py",
      "def a(): # y\n  return 10",
      ["keyword:def", "comment:# y", "keyword:return", "number:10"],
    ],
    ["sql", "SELECT 1 -- y", ["keyword:SELECT", "number:1", "comment:-- y"]],
    ["diff", "+ a\n- b\n c", ["added:+ a\n", "removed:- b\n"]],
    ["", "const a", []],
  ])("in %j, %j", (language, text, found) => {
    expect(kinds(text, language)).toEqual(found);
  });

  test("loses no character of any text", () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom("js", "py", "sql", "diff", ""), (text, language) => {
        expect(
          highlight(text, language)
            .map(({ text: part }) => part)
            .join(""),
        ).toBe(text);
      }),
      { numRuns: RUNS / 4 },
    );
  });
});

describe("tokens of the chat client", () => {
  test.each([
    ["<id:customize>", "section(customize)"],
    ...["t", "T", "d", "D", "f", "F", "s", "S", "R"].map((style) => [
      `<t:-5:${style}>`,
      `time:${style}(-5)`,
    ]),
    ["<t:9999999999999>", "<t:9999999999999>"],
    ["<t:1:x>", "<t:1:x>"],
    ["<:sail:1>", "png(sail 1)"],
    ["<:sail:>", "<:sail:>"],
    [`<:sail:${"1".repeat(21)}>`, `<:sail:${"1".repeat(21)}>`],
    ["\\*a\\* \\<@1> \\a", "*a* <@1> \\a"],
    ["¯\\_(ツ)_/ *a*", "¯_(ツ)_/ em(a)"],
    ["see https://discord.com/channels/1/2/3.", "see message(https://discord.com/channels/1/2/3)."],
    ["https://discord.com/channels/1/2", "channel(https://discord.com/channels/1/2)"],
    [
      "https://discord.com/channels/1",
      "link:https://discord.com/channels/1(https://discord.com/channels/1)",
    ],
  ])("%j is %j", (text, tree) => {
    expect(read(text)).toBe(tree);
  });
});

describe("which rules hold where", () => {
  const text = "# a **b** <@1> [c](https://haven.test) `d` <:sail:204000000000000003>";
  test.each<[TextKind, string]>([
    [
      "description",
      "h1(a strong(b) user(1) link:https://haven.test/(c) code(d) png(sail 204000000000000003))",
    ],
    [
      "title",
      "# a strong(b) <@1> [c](link:https://haven.test/(https://haven.test)) code(d) png(sail 204000000000000003)",
    ],
  ])("the rules of %s", (kind, tree) => {
    expect(read(text, kind)).toBe(tree);
  });
});

test("text between marks is never lost", () => {
  expect(plainText(markdown("**a** `b` ~~c~~ [d](https://haven.test)", "content"))).toBe("a b c d");
});

test("mentions are words as chat shows them, also in plain text", () => {
  const text = expand("{user.mention} <@1> <@&2> <#3> @here");
  expect(plainText(markdown(text, "content"))).toBe("@Marina @member @role #channel @here");
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markdown } from "../../../app/embed/markdown/blocks.ts";
import { highlight } from "../../../app/embed/markdown/highlight.ts";
import type { TextKind } from "../../../app/embed/markdown/rules.ts";
import { plainText, type MarkdownNode } from "../../../app/embed/markdown/tree.ts";

import { emojiNamed } from "../../../app/embed/markdown/emoji.ts";
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
        case "emojiName":
          return emojiNamed(node.name, node.tone) ?? node.text;
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

test("lists go no deeper than ten levels", () => {
  const text = Array.from({ length: 40 }, (_, at) => `${" ".repeat(at * 2)}- a`).join("\n");
  expect(read(text).split("ul(").length - 1).toBe(10);
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

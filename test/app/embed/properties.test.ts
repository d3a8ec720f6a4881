import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCode, writeCode } from "../../../app/embed/code.ts";
import { markdown } from "../../../app/embed/markdown/blocks.ts";
import type { MarkdownNode } from "../../../app/embed/markdown/tree.ts";
import { expand } from "../../../app/embed/variables.ts";
import { PROPERTY_TIMEOUT, RUNS } from "../../support/runs.ts";
import { anyEmbed, anyText } from "./arbitrary.ts";

const KINDS = [
  "content",
  "description",
  "fieldValue",
  "title",
  "fieldName",
  "linkedTitle",
] as const;

function check(property: fc.IRawProperty<unknown>): void {
  void fc.assert(property, { numRuns: RUNS });
}

describe("for whatever the builder can hold", () => {
  test(
    "reading written code gives the same embed",
    () => {
      check(
        fc.property(anyEmbed, (embed) => {
          expect(parseCode(writeCode(embed))).toEqual(embed);
        }),
      );
    },
    PROPERTY_TIMEOUT,
  );

  test(
    "no text can end its own segment: the bot splits where we do",
    () => {
      check(
        fc.property(anyEmbed, (embed) => {
          const code = writeCode({ ...embed, rest: [] });
          // The bot takes `{embed}` out and cuts at `$v`; we cut at `$v{`.
          expect(code.split("{embed}").length).toBe(2);
          expect(code.split("$v").length).toBe(code.split("$v{").length);
        }),
      );
    },
    PROPERTY_TIMEOUT,
  );
});

const wildCode = fc
  .array(
    fc.oneof(
      anyText,
      fc
        .tuple(
          fc.constantFrom("title", "content", "message", "field", "button", "author", "footer"),
          anyText,
        )
        .map(([key, value]) => `$v{${key}: ${value}}`),
      fc.tuple(fc.constantFrom("delete", "Reply", "x"), anyText).map(([k, v]) => `$v{${k}: ${v}}`),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(""));

describe("for whatever is pasted", () => {
  test(
    "reading never throws, and its result survives writing and reading",
    () => {
      check(
        fc.property(wildCode, (code) => {
          const once = parseCode(code);
          if (once === null) return;
          const text = writeCode(once);
          expect(parseCode(text)).toEqual(once);
          expect(writeCode(parseCode(text) ?? once)).toBe(text);
        }),
      );
    },
    PROPERTY_TIMEOUT,
  );

  test(
    "markdown never throws, and every address in it is http or https",
    () => {
      check(
        fc.property(fc.constantFrom(...KINDS), anyText, (kind, text) => {
          for (const href of addresses(markdown(expand(text), kind))) {
            expect(href).toMatch(/^https?:\/\//);
          }
        }),
      );
    },
    PROPERTY_TIMEOUT,
  );
});

function addresses(nodes: readonly MarkdownNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === "list") return node.items.flatMap(addresses);
    if (!("children" in node)) return [];
    const inner = addresses(node.children);
    return node.type === "link" ? [node.href, ...inner] : inner;
  });
}

import { expect } from "vitest";
import { parseCode, writeCode } from "../../../app/embed/code.ts";
import { markdown } from "../../../app/embed/markdown/blocks.ts";
import type { MarkdownNode } from "../../../app/embed/markdown/tree.ts";
import { expand } from "../../../app/embed/variables.ts";

/** How many parts chat text is drawn in. */
function countOf(nodes: readonly MarkdownNode[]): number {
  const left = [...nodes];
  let count = 0;
  for (let node = left.pop(); node; node = left.pop()) {
    count += 1;
    if (node.type === "list") for (const item of node.items) left.push(...item);
    else if ("children" in node) left.push(...node.children);
  }
  return count;
}

/** Code of the largest size is read, or refused, and what the builder writes of it is read the same. */
export function expectReadable(code: string): void {
  const embed = parseCode(code);
  if (!embed) return;
  const written = writeCode(embed);
  // Written anew it may have become too long for anybody to read.
  const again = parseCode(written);
  if (again) expect(again).toEqual(embed);
}

/** Chat text of the largest size is drawn in a bounded number of parts: its page cannot grow without end. */
export function expectDrawable(text: string): void {
  const expanded = expand(text);
  expect(countOf(markdown(expanded, "description"))).toBeLessThanOrEqual(expanded.length);
}

import { inline } from "./inline.ts";
import { listLine, lists, type ListLine } from "./lists.ts";
import { createLookahead, type Lookahead } from "./lookahead.ts";
import { RULES_OF, type RuleName, type Rules, type TextKind } from "./rules.ts";
import type { MarkdownNode } from "./tree.ts";

/** The end of the line that starts at an index. A line contains every code block that begins in it as a whole. */
function endOfLine(text: string, at: number, open: Lookahead, close: Lookahead): number {
  let end = text.indexOf("\n", at);
  if (end < 0) end = text.length;
  let fence = open("```", at);
  while (fence >= 0 && fence < end) {
    const closing = close("```", fence + 3);
    if (closing < 0) break;
    if (closing + 3 > end) {
      end = text.indexOf("\n", closing + 3);
      if (end < 0) end = text.length;
    }
    fence = open("```", closing + 3);
  }
  return end;
}

function linesOf(text: string): string[] {
  const lines: string[] = [];
  const open = createLookahead(text);
  const close = createLookahead(text);
  for (let at = 0; at <= text.length;) {
    const end = endOfLine(text, at, open, close);
    lines.push(text.slice(at, end));
    at = end + 1;
  }
  return lines;
}

/** Reads a block that starts at a line. */
interface BlockRule {
  rule: RuleName;
  read: (lines: readonly string[], at: number, rules: Rules) => Block | null;
}

interface Block {
  nodes: MarkdownNode[];
  /** How many lines it takes. */
  lines: number;
}

/** Chat takes the `#` at the end of a heading for its frame. */
function withoutHashes(text: string): string {
  let end = text.trimEnd().length;
  while (text[end - 1] === "#") end -= 1;
  return text.slice(0, end).trimEnd() || text;
}

const heading: BlockRule = {
  rule: "heading",
  read(lines, at, rules) {
    const match = /^(#{1,3}) +(\S[^]*)$/.exec(lines[at] ?? "");
    if (!match) return null;
    const level = match[1]?.length === 1 ? 1 : match[1]?.length === 2 ? 2 : 3;
    return {
      nodes: [{ type: "heading", level, children: inline(withoutHashes(match[2] ?? ""), rules) }],
      lines: 1,
    };
  },
};

const subtext: BlockRule = {
  rule: "subtext",
  read(lines, at, rules) {
    const match = /^-# +(\S[^]*)$/.exec(lines[at] ?? "");
    if (!match) return null;
    return { nodes: [{ type: "subtext", children: inline(match[1] ?? "", rules) }], lines: 1 };
  },
};

const quote: BlockRule = {
  rule: "quote",
  read(lines, at, rules) {
    const first = lines[at] ?? "";
    if (!/^(>>>|>) /.test(first)) return null;
    // Chat does not nest quotes.
    const inner = new Set(rules);
    inner.delete("quote");
    if (first.startsWith(">>> ")) {
      const rest = [first.slice(4), ...lines.slice(at + 1)];
      return {
        nodes: [{ type: "quote", children: blocks(rest.join("\n"), inner) }],
        lines: rest.length,
      };
    }
    let end = at;
    while (lines[end]?.startsWith("> ")) end += 1;
    const text = lines
      .slice(at, end)
      .map((line) => line.slice(2))
      .join("\n");
    return { nodes: [{ type: "quote", children: blocks(text, inner) }], lines: end - at };
  },
};

const list: BlockRule = {
  rule: "list",
  read(lines, at, rules) {
    const found: ListLine[] = [];
    let end = at;
    for (; end < lines.length; end += 1) {
      const line = lines[end] ?? "";
      const item = listLine(line);
      const last = found.at(-1);
      if (item) found.push(item);
      // An indented line continues the item above it.
      else if (last && /^ {2,}\S/.test(line)) last.text += `\n${line.trimStart()}`;
      else break;
    }
    if (found.length === 0) return null;
    return { nodes: lists(found, (text) => inline(text, rules)), lines: end - at };
  },
};

const BLOCKS: readonly BlockRule[] = [heading, subtext, quote, list];

function blocks(text: string, rules: Rules): MarkdownNode[] {
  const active = BLOCKS.filter(({ rule }) => rules.has(rule));
  const lines = linesOf(text);
  const nodes: MarkdownNode[] = [];
  let paragraph: string[] = [];
  function flush(isBeforeBlock: boolean) {
    // The line break at the end of a paragraph is the block's own; a blank line needs one more.
    const isBlank = isBeforeBlock && paragraph.at(-1)?.trim() === "";
    const text = paragraph.join("\n") + (isBlank ? "\n" : "");
    if (paragraph.length > 0) nodes.push(...inline(text, rules));
    paragraph = [];
  }
  for (let at = 0; at < lines.length;) {
    const block = blockAt(active, lines, at, rules);
    if (block) {
      flush(true);
      nodes.push(...block.nodes);
      at += block.lines;
    } else {
      paragraph.push(lines[at] ?? "");
      at += 1;
    }
  }
  flush(false);
  return nodes;
}

function blockAt(
  active: readonly BlockRule[],
  lines: readonly string[],
  at: number,
  rules: Rules,
): Block | null {
  for (const { read } of active) {
    const block = read(lines, at, rules);
    if (block) return block;
  }
  return null;
}

/** Parses a text by the rules of its kind. */
export function markdown(text: string, kind: TextKind): MarkdownNode[] {
  const rules = RULES_OF[kind];
  return rules.has("quote") ? blocks(text, rules) : inline(text, rules);
}

import { inline, inlineAndOpen } from "./inline.ts";
import { listLine, lists, type ListLine } from "./lists.ts";
import { createLookahead, type Lookahead } from "./lookahead.ts";
import { canClose, createClosings, marked, type OpenMark } from "./marks.ts";
import { RULES_OF, type RuleName, type Rules, type TextKind } from "./rules.ts";
import type { MarkdownNode } from "./tree.ts";

/** The end of the line at an index. Code blocks that begin in it belong to it. */
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

/** A kind of block: which lines start it, and how to read it. */
interface BlockRule {
  rule: RuleName;
  starts: (line: string) => boolean;
  read: (lines: readonly string[], at: number, rules: Rules) => Block;
}

interface Block {
  nodes: MarkdownNode[];
  /** In lines. */
  lines: number;
}

/** Chat drops `#` at a heading's end. */
function withoutHashes(text: string): string {
  let end = text.trimEnd().length;
  while (text[end - 1] === "#") end -= 1;
  return text.slice(0, end).trimEnd() || text;
}

const heading: BlockRule = {
  rule: "heading",
  starts: (line) => /^#{1,3} +\S/.test(line),
  read(lines, at, rules) {
    const [, marks = "", text = ""] = /^(#{1,3}) +(\S[^]*)$/.exec(lines[at] ?? "") ?? [];
    const level = marks.length === 1 ? 1 : marks.length === 2 ? 2 : 3;
    return {
      nodes: [{ type: "heading", level, children: inline(withoutHashes(text), rules) }],
      lines: 1,
    };
  },
};

const subtext: BlockRule = {
  rule: "subtext",
  starts: (line) => /^-# +\S/.test(line),
  read(lines, at, rules) {
    const text = (lines[at] ?? "").replace(/^-# +/, "");
    return { nodes: [{ type: "subtext", children: inline(text, rules) }], lines: 1 };
  },
};

const quote: BlockRule = {
  rule: "quote",
  starts: (line) => /^(>>>|>) /.test(line),
  read(lines, at, rules) {
    const first = lines[at] ?? "";
    // Chat doesn't nest quotes.
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
      // With a code block, a line has several, each with a mark.
      .map((line) => line.slice(2).replaceAll("\n> ", "\n"))
      .join("\n");
    return { nodes: [{ type: "quote", children: blocks(text, inner) }], lines: end - at };
  },
};

const list: BlockRule = {
  rule: "list",
  starts: (line) => listLine(line) !== null,
  read(lines, at, rules) {
    const found: ListLine[] = [];
    let end = at;
    for (; end < lines.length; end += 1) {
      const line = lines[end] ?? "";
      const item = listLine(line);
      const last = found.at(-1);
      if (item) found.push(item);
      // An indented line continues the item above.
      else if (last && /^ {2,}\S/.test(line)) last.text += `\n${line.trimStart()}`;
      else break;
    }
    return { nodes: lists(found, (text) => inline(text, rules)), lines: end - at };
  },
};

const BLOCKS: readonly BlockRule[] = [heading, subtext, quote, list];

/** A mark that opens in a paragraph and closes in or after the next block. */
interface Span extends OpenMark {
  /** Offset of its closing delimiter. */
  close: number;
}

/** The outermost open mark that closes at or after `from`; null for none. */
function spanOf(
  open: readonly OpenMark[],
  text: string,
  from: number,
  closings: Lookahead,
): Span | null {
  for (const mark of open) {
    const close = closings(mark.delimiter, from);
    const after = text[close + mark.delimiter.length] ?? "";
    if (close >= 0 && canClose(mark.delimiter, text[close - 1] ?? "", after)) {
      return { ...mark, close };
    }
  }
  return null;
}

/** A text's blocks; it continues the paragraph whose lines `paragraph` holds. */
function blocks(text: string, rules: Rules, paragraph: string[] = []): MarkdownNode[] {
  const active = BLOCKS.filter(({ rule }) => rules.has(rule));
  const lines = linesOf(text);
  const closings = createClosings(text);
  const nodes: MarkdownNode[] = [];
  /** The line's offset in the text. */
  let from = 0;
  let at = 0;
  function next(count = 1) {
    for (const end = at + count; at < end; at += 1) from += (lines[at] ?? "").length + 1;
  }
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const rule = active.find(({ starts }) => starts(line));
    if (!rule) {
      paragraph.push(line);
      next();
      continue;
    }
    const before = paragraph.join("\n");
    // A paragraph's last line break belongs to the block; a blank line needs one more.
    const isBlank = paragraph.at(-1)?.trim() === "";
    const { nodes: parts, open } = inlineAndOpen(isBlank ? `${before}\n` : before, rules);
    const span = spanOf(open, text, from, closings);
    if (span) {
      // As in chat, the mark takes blocks up to its end; the text after it starts a paragraph.
      const opening = before.slice(span.at + span.delimiter.length).split("\n");
      const inside = blocks(text.slice(from, span.close), rules, opening);
      nodes.push(...inline(before.slice(0, span.at), rules), marked(span.delimiter, inside));
      const end = span.close + span.delimiter.length;
      while (from + (lines[at] ?? "").length < end) next();
      paragraph = [(lines[at] ?? "").slice(end - from)];
      next();
    } else {
      const block = rule.read(lines, at, rules);
      nodes.push(...parts, ...block.nodes);
      paragraph = [];
      next(block.lines);
    }
  }
  return [...nodes, ...inline(paragraph.join("\n"), rules)];
}

/** Parses a text by its kind's rules. */
export function markdown(text: string, kind: TextKind): MarkdownNode[] {
  const rules = RULES_OF[kind];
  return rules.has("quote") ? blocks(text, rules) : inline(text, rules);
}

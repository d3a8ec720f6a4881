import { createAhead, type Ahead } from "./ahead.ts";
import { inline } from "./inline.ts";
import { listLine, lists } from "./lists.ts";
import { rulesOf, type RuleName, type Slot } from "./slots.ts";
import type { MarkdownNode } from "./tree.ts";

type Rules = ReadonlySet<RuleName>;

/** A line; its end lies behind every code block that begins in it. */
interface Line {
  text: string;
  next: number;
}

function lineAt(text: string, at: number, open: Ahead, close: Ahead): Line {
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
  return { text: text.slice(at, end), next: end + 1 };
}

function linesOf(text: string): string[] {
  const lines: string[] = [];
  const open = createAhead(text);
  const close = createAhead(text);
  for (let at = 0; at <= text.length;) {
    const line = lineAt(text, at, open, close);
    lines.push(line.text);
    at = line.next;
  }
  return lines;
}

/** One rule for lines: how many it takes from here, and what they become. */
interface BlockRule {
  rule: RuleName;
  read: (lines: readonly string[], at: number, rules: Rules) => Block | null;
}

interface Block {
  nodes: MarkdownNode[];
  lines: number;
}

function without(rules: Rules, ...names: RuleName[]): Rules {
  return new Set([...rules].filter((rule) => !names.includes(rule)));
}

const heading: BlockRule = {
  rule: "heading",
  read(lines, at, rules) {
    const match = /^(#{1,3}) +(\S[^]*)$/.exec(lines[at] ?? "");
    if (!match) return null;
    const level = match[1]?.length === 1 ? 1 : match[1]?.length === 2 ? 2 : 3;
    return {
      nodes: [{ type: "heading", level, children: inline(match[2] ?? "", rules) }],
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
    const inner = without(rules, "quote");
    if (first.startsWith(">>> ")) {
      const rest = [first.slice(4), ...lines.slice(at + 1)];
      return {
        nodes: [{ type: "quote", children: blocks(rest.join("\n"), inner) }],
        lines: rest.length,
      };
    }
    let end = at;
    while (lines[end]?.startsWith("> ")) end += 1;
    if (end === at) return null;
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
    const found = [];
    for (let place = at; place < lines.length; place += 1) {
      const line = listLine(lines[place] ?? "");
      if (!line) break;
      found.push(line);
    }
    if (found.length === 0) return null;
    return { nodes: lists(found, (text) => inline(text, rules)), lines: found.length };
  },
};

const BLOCKS: readonly BlockRule[] = [heading, subtext, quote, list];

function blocks(text: string, rules: Rules): MarkdownNode[] {
  const active = BLOCKS.filter(({ rule }) => rules.has(rule));
  const lines = linesOf(text);
  const nodes: MarkdownNode[] = [];
  let paragraph: string[] = [];
  function flush() {
    if (paragraph.length > 0) nodes.push(...inline(paragraph.join("\n"), rules));
    paragraph = [];
  }
  for (let at = 0; at < lines.length;) {
    const block = blockAt(active, lines, at, rules);
    if (block) {
      flush();
      nodes.push(...block.nodes);
      at += block.lines;
    } else {
      paragraph.push(lines[at] ?? "");
      at += 1;
    }
  }
  flush();
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

/** The text of a slot as a tree, by the rules that hold there. */
export function markdown(text: string, slot: Slot): MarkdownNode[] {
  const rules = rulesOf(slot);
  if (rules.size === 0) return text === "" ? [] : [{ type: "text", text }];
  return rules.has("quote") ? blocks(text, rules) : inline(text, rules);
}

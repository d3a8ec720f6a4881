import { webAddress } from "../../contract/address.ts";
import { codeSpanEnds, createLookahead } from "./lookahead.ts";
import type { OpenMark } from "./marks.ts";
import { NodeBuilder } from "./node-builder.ts";
import type { Rules } from "./rules.ts";
import { TOKEN_RULES, type Cursor } from "./tokens.ts";
import type { MarkdownNode } from "./tree.ts";

/** Addresses of channels and their messages, which chat shows as a chip. */
const CHANNEL_ADDRESS =
  /^https:\/\/(?:ptb\.|canary\.)?discord(?:app)?\.com\/channels\/(?:@me|\d{1,20})\/\d{1,20}(\/\d{1,20})?\/?$/;

/** Longer addresses stay text. In characters. */
const MAX_ADDRESS = 2000;

/** A masked link's title, quoted after its address. */
const TITLE = /[ \t\n]{1,8}(?:"([^"\n]{0,200})"|'([^'\n]{0,200})')[ \t]{0,8}/y;

/** A text's inline formatting, and the marks left open, outermost first. */
export interface Inline {
  nodes: MarkdownNode[];
  open: OpenMark[];
}

export function inline(text: string, rules: Rules): MarkdownNode[] {
  return inlineAndOpen(text, rules).nodes;
}

/**
 * Parses the inline formatting of a text or a masked link's label, in linear time: it reads no part
 * more than a few times.
 */
export function inlineAndOpen(text: string, rules: Rules, isLabel = false): Inline {
  const builder = new NodeBuilder();
  const cursor: Cursor = {
    text,
    at: 0,
    isLabel,
    lookahead: createLookahead(text),
    codeSpanEnds: codeSpanEnds(text),
  };
  const special = /[\\`*_~|<[\]@:¯]|https?:\/\//g;
  for (;;) {
    special.lastIndex = cursor.at;
    const match = special.exec(text);
    const next = match?.index ?? text.length;
    if (next > cursor.at) builder.text(text.slice(cursor.at, next));
    if (!match) {
      const open = builder.openMarks();
      return { nodes: builder.finish(), open };
    }
    cursor.at = next;
    cursor.at = readSpecial(cursor, match[0], builder, rules);
  }
}

/** Reads a token at a special character or `http(s)://`; returns the index after it. */
function readSpecial(cursor: Cursor, start: string, builder: NodeBuilder, rules: Rules): number {
  const { text, at } = cursor;
  for (const { rule, first, read } of TOKEN_RULES) {
    const token = first === start && rules.has(rule) ? read(cursor) : null;
    if (!token) continue;
    if (rule === "autolink") builder.address(token.node, at);
    else builder.add(token.node);
    return token.end;
  }
  if (start.length > 1) return readAddress(cursor, start, builder, rules);
  if (start === "[" && rules.has("maskedLink")) {
    builder.openBracket(at);
    return at + 1;
  }
  if (start === "]" && rules.has("maskedLink")) {
    const target = targetAt(text, at + 1);
    if (builder.closeBracket(target, (from) => labelOf(text.slice(from + 1, at), rules)))
      return target?.end ?? at + 1;
    builder.text("]");
    return at + 1;
  }
  let end = at + 1;
  if ("`*_~|".includes(start)) while (text[end] === start) end += 1;
  if (rules.has("emphasis") && start !== "¯") {
    builder.delimiterRun(text, at, end);
  } else {
    builder.text(text.slice(at, end));
  }
  return end;
}

/** A label with backslashes, which chat shows there; null for none. */
function labelOf(text: string, rules: Rules): MarkdownNode[] | null {
  if (!text.includes("\\")) return null;
  const inner = new Set(rules);
  inner.delete("maskedLink");
  return inlineAndOpen(text, inner, true).nodes;
}

/** A masked link's `(address)`. Ends at a bracket, so that no text is read for two links. */
function targetAt(text: string, at: number): { href: string; title?: string; end: number } | null {
  const pattern = /\(<?(https?:\/\/[^\s<>[\]]{1,2000})/y;
  pattern.lastIndex = at;
  const address = pattern.exec(text)?.[1];
  if (!address) return null;
  const length = balancedLength(address);
  const start = text.indexOf(address, at);
  const end = start + length;
  const behind = text[end] === ">" ? end + 1 : end;
  // Chat shows a quoted title only on hover.
  TITLE.lastIndex = behind;
  const match = TITLE.exec(text);
  const close = behind + (match?.[0].length ?? 0);
  const href = text[close] === ")" ? webAddress(address.slice(0, length)) : null;
  return href ? { href, title: match?.[1] ?? match?.[2], end: close + 1 } : null;
}

/** An address's length up to the first `)` that it hasn't opened. */
function balancedLength(address: string): number {
  let depth = 0;
  for (let at = 0; at < address.length; at += 1) {
    if (address[at] === "(") depth += 1;
    if (address[at] === ")") depth -= 1;
    if (depth < 0) return at;
  }
  return address.length;
}

/** Reads a bare address. Ends at an open delimiter's partner, and before final punctuation. */
function readAddress(cursor: Cursor, scheme: string, builder: NodeBuilder, rules: Rules): number {
  const { text, at, lookahead } = cursor;
  const first = at + scheme.length;
  const ends = builder
    .openMarks()
    .map(({ delimiter }) => lookahead(delimiter, first))
    .filter((end) => end >= 0);
  const stretch = text.slice(at, Math.min(at + MAX_ADDRESS + 1, ...ends));
  const run = /^[^\s<>[\]]+/.exec(stretch)?.[0] ?? scheme;
  const whole = withoutPunctuation(run);
  const href = rules.has("autolink") && run.length <= MAX_ADDRESS ? webAddress(whole) : null;
  const chip = href === null ? null : CHANNEL_ADDRESS.exec(href);
  if (chip) {
    builder.address({ type: "mention", kind: chip[1] ? "message" : "channel", id: whole }, at);
    return at + whole.length;
  }
  if (href) {
    builder.address({ type: "link", href, children: [{ type: "text", text: whole }] }, at);
    return at + whole.length;
  }
  // Continues after the whole text, so that its inside isn't tried again.
  const end = Math.max(first, at + whole.length);
  builder.text(text.slice(at, end));
  return end;
}

/** The address without an unopened `)` and final punctuation. */
function withoutPunctuation(address: string): string {
  let end = balancedLength(address);
  while (end > 0 && `.,:;"'!?*~|`.includes(address[end - 1] ?? "")) end -= 1;
  return address.slice(0, end);
}

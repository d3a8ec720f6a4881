import { cut } from "../../contract/cut.ts";
import { LOST } from "../../content/embed/import.ts";
import { isStyleWord } from "../button-parts.ts";
import { KNOWN_KEYS, contentAround, parseCode, segmentsOf, type Segment } from "../code.ts";
import type { Embed } from "../embed.ts";
import { splitParts } from "../escaping.ts";
import { foreignVariables } from "../foreign-variables.ts";
import { isVariable } from "../variables.ts";
import { Losses, type ImportResult } from "./losses.ts";

/** Keys that may repeat. */
const REPEATABLE = new Set(["field", "button"]);

const KEYS = [...KNOWN_KEYS].join("|");
/** At a text's start or after `{embed}`, where today's code always has `$v`. */
const OLD_START = new RegExp(`(^\\s*|\\{embed\\}\\s*)\\{(?=(?:${KEYS})\\s*:|timestamp\\})`, "gi");
const OLD_SEGMENT = new RegExp(`\\{(?:${KEYS})\\s*:`, "iy");
/** A segment with an unknown key or no value, and the brace after it. */
const OTHER_SEGMENT = /\{(?!embed\})([a-z_]{1,40})\s*(?::[^{}]*)?\}(?=\s*(\{?))/iy;
/** A TagScript block: `{embed(title): …}`. */
const TAG = new RegExp(`\\{embed\\((${KEYS})\\)\\s*:((?:[^{}]|\\{[^{}]*\\})*)\\}`, "gi");
/** An object in a program, or with a comma between its keys. */
const OBJECT = new RegExp(
  `[=(,[]\\s*\\{(?:${KEYS})\\s*:|\\{\\s*(?:${KEYS})\\s*:(?:[^{}]*,\\s*(?:${KEYS}|fields)|\\s*["'][^{}]*["']\\s*,\\s*\\w+)\\s*:`,
  "i",
);

/** Whether a pattern matches right at an index. */
function matchesAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Whether a word in braces is a segment, not any bot's variable. */
function isSegment(word: string): boolean {
  const isOther = isVariable(word) || foreignVariables(`{${word}}`).length > 0;
  return KNOWN_KEYS.has(word.toLowerCase()) || !isOther;
}

/** Writes `$v` before the old dialect's segments; those without known value follow another. */
function withMarks(code: string): string {
  let depth = 0;
  // After the last brace that closed a segment.
  let end = 0;
  return code.replaceAll(/[{}]/g, (brace, at: number) => {
    if (brace === "}") {
      depth = Math.max(0, depth - 1);
      if (depth === 0) end = at + 1;
      return brace;
    }
    const isMarked = code.endsWith("$v", at);
    const isKnown = !isMarked && matchesAt(OLD_SEGMENT, code, at) !== null;
    const isBehind = depth === 0 && code.slice(end, at).trim() === "";
    const [, word, next] = (isBehind && matchesAt(OTHER_SEGMENT, code, at)) || [];
    const isOther = word !== undefined && isSegment(word) && (end > 0 || next === "{");
    depth = isMarked || isKnown ? 1 : depth + 1;
    return isKnown || isOther ? "$v{" : brace;
  });
}

/**
 * Translates the old dialect (`{title: …}` without `$v`) to today's; other text stays. Some bots
 * omit only the first `$v`.
 */
export function modernCode(code: string): string {
  if (parseCode(code)) return code.replaceAll(OLD_START, "$1$v{");
  const old = code.replaceAll(TAG, (_, key: string, value: string) => {
    const isJoined = /^(?:field|footer)$/i.test(key);
    const parts = isJoined ? value.split("|").map((part) => part.trim()) : [value];
    return `{${key}:${parts.join(" && ")}}`;
  });
  if (OBJECT.test(old)) return code;
  const marked = withMarks(old);
  return parseCode(marked) ? marked : code;
}

/** A text's first code, and how many more start in it. */
function firstCode(text: string): { code: string; others: number } {
  const starts = [...text.matchAll(/\{embed\}(?=\s*\$v\{)/g)].map(({ index }) => index);
  const [, second] = starts;
  if (second === undefined) return { code: text, others: 0 };
  return { code: text.slice(0, second), others: starts.length - 1 };
}

/** Records parts of a button that the builder lacks, such as `disabled`. */
function countButton({ value }: Segment, button: Embed["buttons"][number], losses: Losses): void {
  const used = new Set([button.label, button.url, button.emoji].map((text) => text.trim()));
  for (const part of splitParts(value).map((text) => text.trim())) {
    if (part !== "" && !used.has(part) && !isStyleWord(part, button.url !== ""))
      losses.add(LOST.part(cut(part, 40)));
  }
}

function countSegments(segments: readonly Segment[], embed: Embed, losses: Losses): void {
  const seen = new Set<string>();
  let buttons = 0;
  for (const segment of segments) {
    const key = segment.key === "message" ? "content" : segment.key;
    if (!KNOWN_KEYS.has(key)) continue;
    if (seen.has(key) && !REPEATABLE.has(key)) losses.add(LOST.repeated(key));
    seen.add(key);
    const button = key === "button" ? embed.buttons[buttons++] : undefined;
    if (button) countButton(segment, button, losses);
  }
}

/** Imports embed code, old dialect included; null without a known segment. */
export function fromCode(text: string): ImportResult | null {
  const { code, others } = firstCode(modernCode(text));
  const embed = parseCode(code);
  if (!embed) return null;
  const losses = new Losses();
  losses.count("codes", others);
  const { segments, outside } = segmentsOf(code);
  countSegments(segments, embed, losses);
  const hasContent = segments.some(
    ({ key, value }) => /^(content|message)$/.test(key) && value !== "",
  );
  if (hasContent && contentAround(outside) !== "") losses.add(LOST.around);
  return { embed, lost: losses.list() };
}

import { cut } from "../contract/cut.ts";
import { CODE_CHECKS } from "../content/embed/checks.ts";
import { IMPORT_WORDS } from "../content/embed/import.ts";
import { KNOWN_KEYS, MAX_CODE_LENGTH, SEGMENT_START, segmentsOf, type Segment } from "./code.ts";
import { findTightSeparator } from "./escaping.ts";
import { modernCode } from "./import/from-code.ts";

/** A problem of pasted code. */
export interface CodeProblem {
  level: "error" | "warning" | "note";
  /** Its characters. */
  at: number;
  length: number;
  text: string;
  /** The code without the problem, and the fixing button's label. */
  fix?: { label: string; code: string };
}

/** Line and column of a character, both from 1. */
export function lineOf(code: string, at: number): { line: number; column: number } {
  const before = code.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Keys with several parts. */
const JOINED_KEYS = new Set(["author", "footer", "field", "button"]);

function lintSegment(code: string, segment: Segment): CodeProblem[] {
  const { key, raw, at, end, isClosed } = segment;
  const problems: CodeProblem[] = [];
  if (!isClosed) {
    problems.push({
      level: "error",
      at,
      length: end - at,
      text: CODE_CHECKS.openBrace(key || SEGMENT_START),
      fix: { label: CODE_CHECKS.addBrace, code: `${code.slice(0, end)}}${code.slice(end)}` },
    });
  }
  const from = at + SEGMENT_START.length;
  /** Adds a problem of a segment's characters, solved by replacing them. */
  function add(
    level: CodeProblem["level"],
    index: number,
    text: string,
    label: string,
    by: string,
  ) {
    if (index < 0) return;
    const start = from + index;
    const mended = `${code.slice(0, start)}${by}${code.slice(start + 2)}`;
    problems.push({ level, at: start, length: 2, text, fix: { label, code: mended } });
  }
  const marker = raw.indexOf("$v");
  add("error", marker, CODE_CHECKS.marker, CODE_CHECKS.holdTogether, "$\u200Bv");
  if (!KNOWN_KEYS.has(key)) {
    const length = Math.min(raw.length, 64);
    problems.push({ level: "note", at: from, length, text: CODE_CHECKS.unknown(cut(key, 24)) });
  }
  if (JOINED_KEYS.has(key)) {
    const wide = raw.search(/(?<=\s)＆＆(?=\s)/);
    add("warning", findTightSeparator(raw), CODE_CHECKS.tight, CODE_CHECKS.addSpaces, " && ");
    add("error", wide, CODE_CHECKS.otherSign("＆＆", "&&"), CODE_CHECKS.mendSigns, "&&");
  }
  return problems;
}

const LOOKS_LIKE_JSON = /^\s*[[{]\s*["'“”„«‘[{]/;

const KEYS = [...KNOWN_KEYS].join("|");
/** The start of a segment or code, also with other keyboards' or invisible signs. */
const HEAD = new RegExp(
  `(?:[$＄][vｖ]\\p{Cf}*)?[{｛](?:[\\p{Cf}\\s]*(?:${KEYS})[\\p{Cf}\\s]*[:：]|embed[}｝])`,
  "giu",
);
/** A segment's end in such a sign. */
const WIDE_END = /｝(?=\s*(?:[$＄{｛]|$))/g;

/** Names the first sign that only looks like the bot's. */
function lintSigns(code: string): CodeProblem[] {
  const mended = code
    .replaceAll(HEAD, (head) => head.normalize("NFKC").replaceAll(/\p{Cf}/gu, ""))
    .replaceAll(WIDE_END, "}");
  if (mended === code) return [];
  let at = 0;
  while (code[at] === mended[at]) at += 1;
  const sign = code[at] ?? "";
  const text = /\p{Cf}/u.test(sign)
    ? CODE_CHECKS.invisibleSign(sign.charCodeAt(0).toString(16).toUpperCase())
    : CODE_CHECKS.otherSign(sign, mended[at] ?? "");
  return [
    { level: "error", at, length: 1, text, fix: { label: CODE_CHECKS.mendSigns, code: mended } },
  ];
}

/** Pasted code's problems in order; none for blank text. */
export function lintCode(code: string): CodeProblem[] {
  if (code.trim() === "") return [];
  if (code.length > MAX_CODE_LENGTH) {
    const text = CODE_CHECKS.tooLong(code.length, MAX_CODE_LENGTH);
    return [{ level: "error", at: MAX_CODE_LENGTH, length: code.length - MAX_CODE_LENGTH, text }];
  }
  const signs = lintSigns(code);
  if (signs.length > 0) return signs;
  const modern = modernCode(code);
  const { segments } = segmentsOf(modern);
  if (!segments.some(({ key }) => KNOWN_KEYS.has(key))) {
    const text = LOOKS_LIKE_JSON.test(code) ? CODE_CHECKS.brokenJson : IMPORT_WORDS.reads;
    return [{ level: "error", at: 0, length: code.length, text }];
  }
  if (modern !== code) {
    const fix = { label: CODE_CHECKS.modernise, code: modern };
    return [{ level: "note", at: 0, length: code.length, text: CODE_CHECKS.oldDialect, fix }];
  }
  return segments.flatMap((segment) => lintSegment(code, segment));
}

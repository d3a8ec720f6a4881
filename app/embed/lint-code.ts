import { cut } from "../contract/cut.ts";
import { CODE_CHECKS } from "../content/embed/checks.ts";
import { IMPORT_WORDS } from "../content/embed/import.ts";
import { KNOWN_KEYS, MAX_CODE_LENGTH, SEGMENT_START, segmentsOf, type Segment } from "./code.ts";
import { findTightSeparator } from "./escaping.ts";
import { modernCode } from "./import/from-code.ts";

/** A problem of pasted code. */
export interface CodeProblem {
  level: "error" | "warning" | "note";
  /** The characters it is about. */
  at: number;
  length: number;
  text: string;
  /** The whole code without the problem, and the label of the button that applies it. */
  fix?: { label: string; code: string };
}

/** Line and column of a character, both from 1. */
export function lineOf(code: string, at: number): { line: number; column: number } {
  const before = code.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Keys whose value has several parts. */
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
  const marker = raw.indexOf("$v");
  if (marker >= 0) {
    const index = at + SEGMENT_START.length + marker;
    problems.push({
      level: "error",
      at: index,
      length: 2,
      text: CODE_CHECKS.marker,
      fix: {
        label: CODE_CHECKS.holdTogether,
        code: `${code.slice(0, index)}$\u200Bv${code.slice(index + 2)}`,
      },
    });
  }
  if (!KNOWN_KEYS.has(key)) {
    problems.push({
      level: "note",
      at: at + SEGMENT_START.length,
      length: Math.min(raw.length, 64),
      text: CODE_CHECKS.unknown(cut(key, 24)),
    });
  }
  const tight = JOINED_KEYS.has(key) ? findTightSeparator(raw) : -1;
  if (tight >= 0) {
    const index = at + SEGMENT_START.length + tight;
    problems.push({
      level: "warning",
      at: index,
      length: 2,
      text: CODE_CHECKS.tight,
      fix: {
        label: CODE_CHECKS.addSpaces,
        code: `${code.slice(0, index)} && ${code.slice(index + 2)}`,
      },
    });
  }
  const wide = JOINED_KEYS.has(key) ? raw.search(/(?<=\s)＆＆(?=\s)/) : -1;
  if (wide >= 0) {
    const index = at + SEGMENT_START.length + wide;
    problems.push({
      level: "error",
      at: index,
      length: 2,
      text: CODE_CHECKS.otherSign("＆＆", "&&"),
      fix: {
        label: CODE_CHECKS.mendSigns,
        code: `${code.slice(0, index)}&&${code.slice(index + 2)}`,
      },
    });
  }
  return problems;
}

const LOOKS_LIKE_JSON = /^\s*[[{]\s*["'“”„«‘[{]/;

const KEYS = [...KNOWN_KEYS].join("|");
/** The begin of a segment or of code, also in signs of other keyboards and with invisible ones in it. */
const HEAD = new RegExp(
  `(?:[$＄][vｖ]\\p{Cf}*)?[{｛](?:[\\p{Cf}\\s]*(?:${KEYS})[\\p{Cf}\\s]*[:：]|embed[}｝])`,
  "giu",
);
/** The end of a segment in such a sign. */
const WIDE_END = /｝(?=\s*(?:[$＄{｛]|$))/g;

/** Names the first sign that only looks like the bot's own. */
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

/** The problems of pasted code, in order. Blank text has none. */
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

import { KNOWN_KEYS, MAX_CODE_LENGTH, SEGMENT_START, segmentsOf, type Segment } from "./code.ts";

/** A problem of pasted code. */
export interface CodeProblem {
  level: "error" | "note";
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

function lintSegment(code: string, segment: Segment): CodeProblem[] {
  const { key, raw, at, end, isClosed } = segment;
  const problems: CodeProblem[] = [];
  if (!isClosed) {
    problems.push({
      level: "error",
      at,
      length: end - at,
      text: `The brace that ends “${key || SEGMENT_START}” is missing.`,
      fix: { label: "Add “}”", code: `${code.slice(0, end)}}${code.slice(end)}` },
    });
  }
  const marker = raw.indexOf("$v");
  if (marker >= 0) {
    const index = at + SEGMENT_START.length + marker;
    problems.push({
      level: "error",
      at: index,
      length: 2,
      text: "The bot cuts here: “$v” begins a segment even without its brace.",
      fix: {
        label: "Hold it together",
        code: `${code.slice(0, index)}$\u200Bv${code.slice(index + 2)}`,
      },
    });
  }
  if (!KNOWN_KEYS.has(key)) {
    problems.push({
      level: "note",
      at: at + SEGMENT_START.length,
      length: Math.min(raw.length, 64),
      text: `The builder does not know “${key.slice(0, 24)}”. It keeps the segment as it is.`,
    });
  }
  return problems;
}

/** The problems of pasted code, in order. Blank text has none. */
export function lintCode(code: string): CodeProblem[] {
  if (code.trim() === "") return [];
  if (code.length > MAX_CODE_LENGTH) {
    const text = `${code.length} characters; embed code has at most ${MAX_CODE_LENGTH}.`;
    return [{ level: "error", at: MAX_CODE_LENGTH, length: code.length - MAX_CODE_LENGTH, text }];
  }
  const { segments } = segmentsOf(code);
  if (!segments.some(({ key }) => KNOWN_KEYS.has(key))) {
    const text = `No segment such as “${SEGMENT_START}title: …}” stands in this text.`;
    return [{ level: "error", at: 0, length: code.length, text }];
  }
  return segments.flatMap((segment) => lintSegment(code, segment));
}

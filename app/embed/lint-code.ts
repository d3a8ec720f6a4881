import { KEYS, MOST_CODE, OPEN, segmentsOf, type Segment } from "./code.ts";

/** What is wrong with pasted code, and at which character. */
export interface CodeProblem {
  level: "error" | "warning" | "note";
  at: number;
  length: number;
  text: string;
  /** One click that mends it: the whole code as it should be. */
  repair?: { label: string; code: string };
}

/** Line and column of a character, both from 1. */
export function lineOf(code: string, at: number): { line: number; column: number } {
  const before = code.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function unclosed(code: string, { key, at, end }: Segment): CodeProblem {
  return {
    level: "error",
    at,
    length: end - at,
    text: `The brace that ends “${key || OPEN}” is missing.`,
    repair: { label: "Add “}”", code: `${code.slice(0, end)}}${code.slice(end)}` },
  };
}

function aboutSegment(code: string, segment: Segment): CodeProblem[] {
  const { key, raw, at, isClosed } = segment;
  const problems: CodeProblem[] = [];
  if (!isClosed) problems.push(unclosed(code, segment));
  const loose = raw.indexOf("$v");
  if (loose >= 0) {
    const place = at + OPEN.length + loose;
    problems.push({
      level: "error",
      at: place,
      length: 2,
      text: "The bot cuts here: “$v” begins a segment even without its brace.",
      repair: {
        label: "Hold it together",
        code: `${code.slice(0, place)}$\u200Bv${code.slice(place + 2)}`,
      },
    });
  }
  if (!KEYS.has(key)) {
    problems.push({
      level: "note",
      at: at + OPEN.length,
      length: Math.min(raw.length, 64),
      text: `The builder does not know “${key.slice(0, 24)}”. It keeps the segment as it is.`,
    });
  }
  return problems;
}

/** What keeps code from being read as it was meant, in order. Empty for blank text. */
export function lintCode(code: string): CodeProblem[] {
  if (code.trim() === "") return [];
  if (code.length > MOST_CODE) {
    const text = `${code.length} characters; embed code has at most ${MOST_CODE}.`;
    return [{ level: "error", at: MOST_CODE, length: code.length - MOST_CODE, text }];
  }
  const { segments } = segmentsOf(code);
  if (!segments.some(({ key }) => KEYS.has(key))) {
    const text = `No segment such as “${OPEN}title: …}” stands in this text.`;
    return [{ level: "error", at: 0, length: code.length, text }];
  }
  return segments.flatMap((segment) => aboutSegment(code, segment));
}

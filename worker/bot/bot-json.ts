import { amountOf } from "../../app/contract/amount.ts";

/** Fields in coins: their numbers may have more digits than JSON.parse keeps. */
const AMOUNTS: ReadonlySet<string> = new Set(["amount", "cash", "card"]);

/** Finds numbers that may lose digits: ids and amounts. A match inside a text only costs time. */
const LONG = /[[:,\s]\d{16,}|"(?:amount|cash|card)"\s*:\s*-?(?:[\d.]{16,}|[\d.]+e)/i;

/** What Python writes for numbers that JSON lacks. */
const NO_NUMBER = /-?(?:NaN|Infinity)/g;

/**
 * Parses JSON as bots write it: skips a byte order mark, reads `NaN` and `Infinity` as null, and
 * keeps ids and amounts as text where a number would lose digits. @throws SyntaxError or TypeError
 */
export function parseBotJson(body: Uint8Array): unknown {
  const json = new TextDecoder("utf-8", { fatal: true }).decode(body);
  try {
    return parseExactly(json);
  } catch (error) {
    const mended = withoutBareWords(json);
    if (mended === json) throw error;
    return parseExactly(mended);
  }
}

function parseExactly(json: string): unknown {
  return LONG.test(json) ? JSON.parse(json, keepDigits) : JSON.parse(json);
}

/** A reviver. TypeScript doesn't know its third argument yet, which has the number's text. */
function keepDigits(key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== "number" || context?.source === undefined) return value;
  const { source } = context;
  // An amount that is too long stays text, and the decoder refuses it.
  if (AMOUNTS.has(key)) return amountOf(source) ?? source;
  return Number.isSafeInteger(value) || !/^\d+$/.test(source) ? value : source;
}

function withoutBareWords(json: string): string {
  const parts: string[] = [];
  for (let at = 0; at < json.length;) {
    const quote = json.indexOf('"', at);
    const start = quote === -1 ? json.length : quote;
    const end = endOfText(json, start);
    parts.push(json.slice(at, start).replaceAll(NO_NUMBER, "null"), json.slice(start, end));
    at = end;
  }
  return parts.join("");
}

/** The index after the quotation mark that closes the text at `start`. */
function endOfText(json: string, start: number): number {
  const mark = /["\\]/g;
  mark.lastIndex = start + 1;
  for (let found = mark.exec(json); found; found = mark.exec(json)) {
    if (found[0] === '"') return mark.lastIndex;
    mark.lastIndex += 1;
  }
  return json.length;
}

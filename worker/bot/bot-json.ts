import { amountOf } from "../../app/contract/amount.ts";

/** The fields of coins, whose numbers may have more digits than JSON's parser keeps. */
const AMOUNTS: ReadonlySet<string> = new Set(["amount", "cash", "card"]);

/** A number that may lose digits: an id, or an amount. Found within a text it costs time, and nothing else. */
const LONG = /[[:,\s]\d{16,}|"(?:amount|cash|card)"\s*:\s*-?(?:[\d.]{16,}|[\d.]+e)/i;

/** What Python writes where a number is none; JSON knows no such word. */
const NO_NUMBER = /-?(?:NaN|Infinity)/g;

/**
 * JSON as bots write it: after a byte order mark, with `NaN` and `Infinity` outside of texts for null. Ids and amounts
 * that a number cannot hold exactly become text. @throws SyntaxError, TypeError for what is no UTF-8
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

/** The reviver's third argument has the text of a number, which TypeScript's own types do not know yet. */
function keepDigits(key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== "number" || context?.source === undefined) return value;
  const { source } = context;
  // Too long an amount stays as it came, and is refused by the decoder.
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

/** The place behind the quotation mark that closes the text at `start`. */
function endOfText(json: string, start: number): number {
  const mark = /["\\]/g;
  mark.lastIndex = start + 1;
  for (let found = mark.exec(json); found; found = mark.exec(json)) {
    if (found[0] === '"') return mark.lastIndex;
    mark.lastIndex += 1;
  }
  return json.length;
}

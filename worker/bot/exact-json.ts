import { amountOf } from "../../app/contract/amount.ts";

/** The fields of coins, whose numbers may have more digits than JSON's parser keeps. */
const AMOUNTS: ReadonlySet<string> = new Set(["amount", "cash", "card"]);

/** A number that may lose digits. Found within a text it costs time, and nothing else. */
const LONG = /[[:,\s]-?(?:[\d.]{16,}|[\d.]+e)/i;

/** Parses JSON; amounts that a number cannot hold exactly become text. @throws SyntaxError */
export function parseExactly(json: string): unknown {
  if (!LONG.test(json)) return JSON.parse(json);
  return JSON.parse(json, keepDigits);
}

/** The reviver's third argument has the text of a number, which TypeScript's own types do not know yet. */
function keepDigits(key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== "number" || !AMOUNTS.has(key) || context?.source === undefined) return value;
  // Too long a number stays as it came, and is refused by the decoder.
  return amountOf(context.source) ?? context.source;
}

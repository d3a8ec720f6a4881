/**
 * Pieces of JSON, and of what JavaScript and Python write in its place: other quotes, keys without quotes,
 * comments. A quote or a comment that nothing ends takes the rest, so that no stretch is read twice.
 */
const TOKENS =
  /"[^"\\]*(?:\\[^][^"\\]*)*"|'[^'\\]*(?:\\[^][^'\\]*)*'|`[^`\\]*(?:\\[^][^`\\]*)*`|["'`][^]*|\/\/[^\n]*|\/\*(?:[^]*?\*\/|[^]*)|0x[\da-f]+|-?\d[\d.]*(?:e[+-]?\d+)?|(?:new )?[a-z_$][\w$]*(?:\.[\w$]+|\(\))*|\s+|[^]/gi;

const SKIPPED = /^(?:\s|\/\/|\/\*)/;

/** Words and their values in JSON. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ["true", "true"],
  ["false", "false"],
  ["null", "null"],
  ["True", "true"],
  ["False", "false"],
  ["None", "null"],
  ["undefined", "null"],
]);

/** A program's time of running is that of sending. */
const NOW = /^(?:new Date\(\)(?:\.toISOString\(\))?|Date\.now\(\))$/;

/** A quoted text with the quotes and escapes of JSON. */
function quoted(token: string): string {
  const inside = token.slice(1, -1).replaceAll(/\\[^]|["\p{Cc}]/gu, (part) => {
    if (part.startsWith("\\")) return "'`\n".includes(part[1] ?? "") ? part.slice(1).trim() : part;
    return JSON.stringify(part).slice(1, -1);
  });
  return `"${inside}"`;
}

/** The pieces of a text in such a notation, without white space and comments. */
export function tokensOf(text: string): string[] {
  return (text.match(TOKENS) ?? []).filter((token) => !SKIPPED.test(token));
}

/** The JSON of a token; null if it is a word that JSON has no value for. */
export function jsonToken(token: string, isKey: boolean): string | null {
  if (/^["'`]/.test(token)) return quoted(token);
  if (/^0x/i.test(token)) return String(Number(token));
  if (!/^[a-z_$]/i.test(token)) return token;
  if (isKey) return `"${token}"`;
  return NOW.test(token) ? "true" : (WORDS.get(token) ?? null);
}

/** A text in the notation of JavaScript or Python as JSON; null if there is none for it. */
function strictJson(text: string): string | null {
  const tokens = tokensOf(text);
  let json = "";
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (token === "," && (next === "]" || next === "}")) continue;
    const part = jsonToken(token, next === ":");
    if (part === null) return null;
    json += part;
  }
  return json;
}

/** Keeps all digits of IDs written as numbers: they have more digits than a JavaScript number. */
function withDigits(_: string, value: unknown, context?: { source?: string }): unknown {
  const isWide = typeof value === "number" && !Number.isSafeInteger(value);
  return isWide && /^\d+$/.test(context?.source ?? "") ? context?.source : value;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text, withDigits);
    return value;
  } catch {
    return undefined;
  }
}

/**
 * The value of a JSON text, also as people write it into programs: with single quotes, comments, a comma too
 * many or keys without quotes. Undefined if it is none.
 */
export function jsonOf(text: string): unknown {
  const value = parsed(text);
  if (value !== undefined || !/^\s*[[{]/.test(text)) return value;
  const json = strictJson(text);
  return json === null ? undefined : parsed(json);
}

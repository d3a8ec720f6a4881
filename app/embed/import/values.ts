/** Pasted JSON, and readers of its parts of any shape, which never throw. */

/**
 * Tokens of JSON and of what people write instead: single and curly quotes, keys without quotes,
 * comments. A curly quote ends a text only before what may follow one. An unterminated quote or
 * comment consumes the rest, so the text is scanned once.
 */
const TOKENS = new RegExp(
  [
    String.raw`"[^"\\]*(?:\\[^][^"\\]*)*"`,
    String.raw`'[^'\\]*(?:\\[^][^'\\]*)*'`,
    curly("“„”«", "“”»"),
    curly("‘‚’", "‘’"),
    String.raw`["'“„”«‘‚’][^]*`,
    String.raw`\/\/[^\n]*`,
    String.raw`\/\*(?:[^]*?\*\/|[^]*)`,
    String.raw`[\w$.+-]+`,
    String.raw`[\s\p{Cf}]+`,
    "[^]",
  ].join("|"),
  "gu",
);

/** A text between curly quotes, which may contain others. */
function curly(openers: string, closers: string): string {
  const other = String.raw`\\[^]|[${closers}](?!\s*(?:[,:}\]，：｝］]|$))`;
  return String.raw`[${openers}][^\\${closers}]*(?:(?:${other})[^\\${closers}]*)*[${closers}]`;
}

const SKIPPED = /^(?:[\s\p{Cf}]|\/\/|\/\*)/u;

/** Another keyboard's sign in place of JSON's. */
const WIDE = /^[：，｛｝［］]$/;

/** A text with JSON's quotes and escapes. */
function quoted(token: string): string {
  const inside = token.slice(1, -1).replaceAll(/\\[^]|["\p{Cc}]/gu, (part) => {
    if (/^\\[“”„]/.test(part)) return '\\"';
    if (/^\\['‘’]/.test(part)) return "'";
    if (part.startsWith("\\")) return part === "\\\n" ? "" : part;
    return JSON.stringify(part).slice(1, -1);
  });
  return `"${inside}"`;
}

/** Converts such notation to JSON; other text becomes invalid. */
function strictJson(text: string): string {
  const tokens = (text.match(TOKENS) ?? [])
    .filter((token) => !SKIPPED.test(token))
    .map((token) => (WIDE.test(token) ? token.normalize("NFKC") : token));
  return tokens
    .map((token, index) => {
      const next = tokens[index + 1];
      if (token === "," && (next === "]" || next === "}")) return "";
      if (/^["'“„”«‘‚’]/.test(token)) return quoted(token);
      if (/^0x[\da-f]{1,6}$/i.test(token)) return String(Number(token));
      return next === ":" && /^[a-z_$]/i.test(token) ? `"${token}"` : token;
    })
    .join("");
}

/** Keys whose value some bots write as JSON text. */
const PRINTED = /^(?:embeds?|fields|components|data|payload_json)$/;

/**
 * The intended value: ids written as numbers keep all digits; PHP's and Lua's `{"0": …, "1": …}`
 * becomes a list; JSON text becomes its value.
 */
function meant(key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value === "number") {
    const source = context?.source ?? "";
    return !Number.isSafeInteger(value) && /^\d+$/.test(source) ? source : value;
  }
  if (typeof value === "string" && PRINTED.test(key)) return jsonOf(value) ?? value;
  const keys = isRecord(value) ? Object.keys(value) : [];
  const isList = keys.length > 0 && keys.every((one) => /^\d{1,3}$/.test(one));
  return isList ? Object.values(recordOf(value)) : value;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text, meant);
    return value;
  } catch {
    return undefined;
  }
}

/**
 * A JSON text's value, even with single or curly quotes, comments, an extra comma or unquoted keys.
 * Undefined for other text.
 */
export function jsonOf(text: string): unknown {
  const value = parsed(text);
  return value === undefined && /^\s*[[{［｛]/.test(text) ? parsed(strictJson(text)) : value;
}

export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value if it is an object, else an empty one. */
export function recordOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** Also numbers and booleans, which some builders write for text. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.toWellFormed();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** The first key with a text. */
export function firstText(record: Fields, ...keys: string[]): string {
  for (const key of keys) {
    const text = textOf(record[key]);
    if (text !== "") return text;
  }
  return "";
}

/** Whether a value is empty or has only empty values: `null`, `""`, `{ url: "" }`. */
export function isEmpty(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return !value;
  return depth < 8 && Object.values(value).every((part) => isEmpty(part, depth + 1));
}

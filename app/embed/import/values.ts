/** Pasted JSON, and readers of its parts, which may have any shape: each takes what it can use and never throws. */

/**
 * The pieces of JSON, and of what people write in its place: single quotes, those that phones make of them, keys
 * without quotes, comments. A curly quote ends a text only in front of what may follow one. A quote or a comment that
 * nothing ends takes the rest, so the text is read once.
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

/** A text between curly quotes. Others may stand within it. */
function curly(openers: string, closers: string): string {
  const other = String.raw`\\[^]|[${closers}](?!\s*(?:[,:}\]，：｝］]|$))`;
  return String.raw`[${openers}][^\\${closers}]*(?:(?:${other})[^\\${closers}]*)*[${closers}]`;
}

const SKIPPED = /^(?:[\s\p{Cf}]|\/\/|\/\*)/u;

/** A sign of another keyboard that stands where JSON wants its own. */
const WIDE = /^[：，｛｝［］]$/;

/** A quoted text with the quotes and escapes of JSON. */
function quoted(token: string): string {
  const inside = token.slice(1, -1).replaceAll(/\\[^]|["\p{Cc}]/gu, (part) => {
    if (/^\\[“”„]/.test(part)) return '\\"';
    if (/^\\['‘’]/.test(part)) return "'";
    if (part.startsWith("\\")) return part === "\\\n" ? "" : part;
    return JSON.stringify(part).slice(1, -1);
  });
  return `"${inside}"`;
}

/** A text in such a notation as JSON; any other text becomes none. */
function strictJson(text: string): string {
  const tokens = (text.match(TOKENS) ?? [])
    .filter((token) => !SKIPPED.test(token))
    .map((token) => (WIDE.test(token) ? token.normalize("NFKC") : token));
  return tokens
    .map((token, index) => {
      const next = tokens[index + 1];
      if (token === "," && (next === "]" || next === "}")) return "";
      if (/^["'“„”«‘‚’]/.test(token)) return quoted(token);
      return next === ":" && /^[a-z_$]/i.test(token) ? `"${token}"` : token;
    })
    .join("");
}

/** Keys whose value some bots write as a text of JSON. */
const PRINTED = /^(?:embeds?|fields|components|data|payload_json)$/;

/**
 * A value as JSON means it: IDs written as numbers keep all their digits, of which they have more than a JavaScript
 * number; a list written as `{"0": …, "1": …}`, as PHP and Lua do, is one; a text of JSON is its value.
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
 * The value of a JSON text, also with single or curly quotes, comments, a comma too many or keys without quotes.
 * Undefined if it is none.
 */
export function jsonOf(text: string): unknown {
  const value = parsed(text);
  return value === undefined && /^\s*[[{［｛]/.test(text) ? parsed(strictJson(text)) : value;
}

export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value if it is an object; an empty one otherwise. */
export function recordOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** Numbers and booleans as text, as some builders write titles and values as such. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.toWellFormed();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** The first of the keys that has a text. */
export function firstText(record: Fields, ...keys: string[]): string {
  for (const key of keys) {
    const text = textOf(record[key]);
    if (text !== "") return text;
  }
  return "";
}

/** Whether a value is empty, or contains only empty values: `null`, `""`, `{ url: "" }`. */
export function isEmpty(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return !value;
  return depth < 8 && Object.values(value).every((part) => isEmpty(part, depth + 1));
}

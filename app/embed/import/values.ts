/** Pasted JSON, and readers of its parts, which may have any shape: each takes what it can use and never throws. */

/**
 * The pieces of JSON, and of what people write in its place: single quotes, keys without quotes, comments. A quote
 * or a comment that nothing ends takes the rest, so the text is read once.
 */
const TOKENS =
  /"[^"\\]*(?:\\[^][^"\\]*)*"|'[^'\\]*(?:\\[^][^'\\]*)*'|["'][^]*|\/\/[^\n]*|\/\*(?:[^]*?\*\/|[^]*)|[\w$.+-]+|\s+|[^]/g;

const SKIPPED = /^(?:\s|\/\/|\/\*)/;

/** A quoted text with the quotes and escapes of JSON. */
function quoted(token: string): string {
  const inside = token.slice(1, -1).replaceAll(/\\[^]|["\p{Cc}]/gu, (part) => {
    if (part.startsWith("\\")) return part === "\\'" ? "'" : part === "\\\n" ? "" : part;
    return JSON.stringify(part).slice(1, -1);
  });
  return `"${inside}"`;
}

/** A text in such a notation as JSON; any other text becomes none. */
function strictJson(text: string): string {
  const tokens = (text.match(TOKENS) ?? []).filter((token) => !SKIPPED.test(token));
  return tokens
    .map((token, index) => {
      const next = tokens[index + 1];
      if (token === "," && (next === "]" || next === "}")) return "";
      if (/^["']/.test(token)) return quoted(token);
      return next === ":" && /^[a-z_$]/i.test(token) ? `"${token}"` : token;
    })
    .join("");
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
 * The value of a JSON text, also with single quotes, comments, a comma too many or keys without quotes. Undefined
 * if it is none.
 */
export function jsonOf(text: string): unknown {
  const value = parsed(text);
  return value === undefined && /^\s*[[{]/.test(text) ? parsed(strictJson(text)) : value;
}

export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value if it is an object; an empty one otherwise. */
export function recordOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** The objects of a list; a single object counts as a list of one. */
export function recordsOf(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  return isRecord(value) ? [value] : [];
}

/** Numbers and booleans as text, as some builders write titles and values as such. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
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

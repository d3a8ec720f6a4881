/**
 * Escapes texts in embed code. The bot removes every `{embed}`, starts a segment at each `$v` and
 * splits joined values at `&&` between white space. Texts with one of these get an invisible space
 * (U+200B) in its middle. Escaping always adds one and unescaping removes one, so existing ones
 * survive.
 */

const SEPARATOR = " && ";

/** White space, or the value's start or end. */
const BEFORE = "(?<![^ \\t\\r\\n])";
const AFTER = "(?![^ \\t\\r\\n])";

const SPLIT_AT = new RegExp(`${BEFORE}&&${AFTER}`, "g");
const TO_ESCAPE = new RegExp(`${BEFORE}&(\\u200B*)&${AFTER}`, "g");
const ESCAPED = new RegExp(`${BEFORE}&\\u200B(\\u200B*)&${AFTER}`, "g");

export function escapeText(text: string): string {
  return text
    .replaceAll(/\$(\u200B*)v/g, "$$\u200B$1v")
    .replaceAll(/\{(\u200B*)embed/g, "{\u200B$1embed");
}

export function unescapeText(text: string): string {
  return text
    .replaceAll(/\$\u200B(\u200B*)v/g, "$$$1v")
    .replaceAll(/\{\u200B(\u200B*)embed/g, "{$1embed");
}

/** Escapes and joins parts by ` && `, without empty ones at the end. */
export function joinParts(parts: readonly string[]): string {
  return joinAllParts(parts.slice(0, parts.findLastIndex((part) => part !== "") + 1));
}

/** Escapes and joins parts by ` && `, with empty ones. */
export function joinAllParts(parts: readonly string[]): string {
  return parts.map((part) => escapeText(part).replaceAll(TO_ESCAPE, "&\u200B$1&")).join(SEPARATOR);
}

/** A joined value's unescaped parts. A space on each side of `&&` belongs to it. */
export function splitParts(value: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { index } of value.matchAll(SPLIT_AT)) {
    parts.push(value.slice(start, Math.max(start, index - 1)));
    start = index + 3;
  }
  parts.push(value.slice(start));
  return parts.map((part) => unescapeText(part.replaceAll(ESCAPED, "&$1&")));
}

/** Index of the first `&&` that splits a joined value; -1 for none. */
export function findSeparator(text: string): number {
  // search() keeps lastIndex; exec() would move it for the next matchAll.
  return text.search(SPLIT_AT);
}

/**
 * Index of the first `&&` without white space around it, which splits nothing, maybe by mistake; -1
 * for none. In an address's query, it belongs there.
 */
export function findTightSeparator(text: string): number {
  for (const { 0: word, index } of text.matchAll(/[^ \t\r\n]+/g)) {
    const at = word.indexOf("&&");
    if (at >= 0 && word !== "&&" && !word.slice(0, at).includes("?")) return index + at;
  }
  return -1;
}

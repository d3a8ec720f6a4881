/**
 * Escaping of texts inside embed code. The bot removes every `{embed}`, starts a segment at each `$v`, and
 * splits joined values at `&&` between white space. Texts that contain one of these are written with an
 * invisible space (U+200B) in its middle. Escaping always adds one such space and unescaping removes one, so
 * texts that already contain it come back unchanged.
 */

const SEPARATOR = " && ";

/** White space, or the start or end of the value, on both sides. */
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

/** Escapes the parts and joins them by ` && `. Empty parts at the end are left out. */
export function joinParts(parts: readonly string[]): string {
  return joinAllParts(parts.slice(0, parts.findLastIndex((part) => part !== "") + 1));
}

/** Escapes the parts and joins them by ` && `, empty ones included. */
export function joinAllParts(parts: readonly string[]): string {
  return parts.map((part) => escapeText(part).replaceAll(TO_ESCAPE, "&\u200B$1&")).join(SEPARATOR);
}

/** The unescaped parts of a joined value. One space on each side of `&&` belongs to the separator. */
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

/** Index of the first `&&` at which a joined value would be split; -1 if there is none. */
export function findSeparator(text: string): number {
  // search() does not move lastIndex; exec() would, and the next matchAll would start there.
  return text.search(SPLIT_AT);
}

/**
 * Index of the first `&&` without white space around it, which parts nothing although it may be meant to; -1 if
 * there is none. In the query of an address it is part of the address.
 */
export function findTightSeparator(text: string): number {
  for (const { 0: word, index } of text.matchAll(/[^ \t\r\n]+/g)) {
    const at = word.indexOf("&&");
    if (at >= 0 && word !== "&&" && !word.slice(0, at).includes("?")) return index + at;
  }
  return -1;
}

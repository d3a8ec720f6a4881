/** The rows of a list that are about some people or servers, found in its text. */
export interface Scan {
  /** As the bot sent them. */
  found: unknown[];
  /** All rows of the list, by the number of times that it names a subject. */
  rows: number;
}

const QUOTE = 34;
const BACKSLASH = 92;
const COLON = 58;
const OPEN_BRACE = 123;
const OPEN_BRACKET = 91;
const CLOSE_BRACE = 125;
const CLOSE_BRACKET = 93;
const SPACE = 32;

/** A letter, digit or `_` as an escape, which could hide a key or an id; no bot writes such ones. */
const ESCAPED_WORD = /\\u00(?:3\d|[46][1-9a-f]|[57][0-9a]|5f)/i;

/**
 * Finds the rows of `text`, a JSON array of objects, whose `key` is one of `subjects`, as parsing all of it would
 * find them; only they are parsed. @throws SyntaxError for a row that is no JSON
 */
export function scanRows(
  text: string,
  key: "user_id" | "guild_id",
  subjects: ReadonlySet<string>,
): Scan {
  const name = `"${key}"`;
  const places: number[] = [];
  let rows = 0;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const colon = skipBlank(text, at + name.length);
    if (text.charCodeAt(colon) !== COLON) continue;
    rows += 1;
    const value = skipBlank(text, colon + 1);
    if (text.charCodeAt(value) !== QUOTE) continue;
    if (subjects.has(text.slice(value + 1, text.indexOf('"', value + 1)))) places.push(at);
  }
  const isAbout = (row: unknown) => {
    const subject: unknown = typeof row === "object" && row !== null ? Reflect.get(row, key) : null;
    return typeof subject === "string" && subjects.has(subject);
  };
  if (ESCAPED_WORD.test(text)) {
    const all: unknown = JSON.parse(text);
    if (!Array.isArray(all)) throw new SyntaxError("no array");
    return { found: all.filter(isAbout), rows };
  }
  return {
    found: rowsAt(text, places)
      .map((row) => parsed(row))
      .filter(isAbout),
    rows,
  };
}

function parsed(row: string): unknown {
  return JSON.parse(row);
}

/** The texts of the rows that contain the places, which are outside of strings and in their order. */
function rowsAt(text: string, places: readonly number[]): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  let next = 0;
  for (let at = 0; at < text.length && next < places.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (depth === 1) start = at;
      depth += 1;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      depth -= 1;
      if (depth !== 1 || (places[next] ?? Infinity) > at) continue;
      found.push(text.slice(start, at + 1));
      while ((places[next] ?? Infinity) < at) next += 1;
    }
  }
  return found;
}

/** The place of the quote that ends the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

function skipBlank(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) <= SPACE) at += 1;
  return at;
}

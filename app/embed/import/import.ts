import { LOST } from "../../content/embed/import.ts";
import { COMMAND, trimmed } from "../code.ts";
import { fromCode } from "./from-code.ts";
import { fromJson } from "./from-json.ts";
import { linkIn, linkOf, textOfLink } from "./links.ts";
import type { ImportResult } from "./losses.ts";
import { jsonOf } from "./values.ts";

/** Longer texts are refused. A whole backup's JSON is shorter. In characters. */
const MAX_LENGTH = 1_000_000;

/** What may be a command before JSON. */
const IN_FRONT = /^[;,.!?/$-]\w[^[{]{0,500}/;

/** An object's first key, without its braces. */
const FIRST_KEY = /^(?:["'“”„][^"'“”„]{1,40}["'“”„]|[a-z_]\w{0,40})\s*:/i;

const MARKS = "`*_~|";

/** A text without chat's marks around its code or JSON. */
function unmarked(text: string): string {
  const code = text.search(/\\?(?:\{embed\}|\$v\{)/);
  const start = code < 0 ? text.search(/[[{"]/) : code;
  const end = text.search(/[\]}"][^\]}"]*$/) + 1;
  if (start < 0 || end < start) return text;
  const before = text.slice(0, start);
  const lead = /^[\s`*_~|]*$/.test(before) ? before.trimEnd() : before;
  const behind = text.slice(end).trimStart();
  let count = 0;
  while (MARKS.includes(behind[count] ?? " ") && lead.at(-1 - count) === behind[count]) count += 1;
  return lead.slice(0, lead.length - count) + text.slice(start, end) + behind.slice(count);
}

/** A text without what chat and editors add: quote marks, a fence and others. */
function bare(pasted: string): string {
  const text = trimmed(pasted.toWellFormed());
  const isQuoted = text.split("\n").every((line) => line.startsWith(">"));
  const unquoted = text.replaceAll(isQuoted ? /^(?:> ?)+/gm : /^(?:> ?)+/g, "");
  const inFence = /^```[\w+-]*\s([^]*?)(?:```)?$/.exec(unquoted)?.[1];
  return trimmed(unmarked(inFence ?? unquoted));
}

/** The JSON value in a text, even without outermost brackets; undefined for none. */
function jsonIn(text: string): unknown {
  const [command = ""] = IN_FRONT.exec(text) ?? [];
  // TagScript puts JSON in brackets after the word.
  const inside = text
    .slice(command.length)
    .replace(/```$|[,;]$/, "")
    .replace(/^\{embed\(([^]*)\)\}$/, "$1");
  const value = jsonOf(inside);
  if (value !== undefined) return value;
  if (FIRST_KEY.test(inside)) return jsonOf(`{${inside}}`) ?? jsonOf(`{${inside}`);
  return inside.startsWith("{") ? jsonOf(`[${inside}]`) : undefined;
}

/** Whether a text is JSON, to which code checks don't apply. */
export function isJson(pasted: string): boolean {
  return typeof jsonIn(bare(pasted)) === "object";
}

function importPlain(text: string): ImportResult | null {
  const json = jsonIn(text);
  if (typeof json === "object") {
    const result = fromJson(json);
    const [command = ""] = IN_FRONT.exec(text) ?? [];
    if (command !== "" && !COMMAND.test(trimmed(command))) result?.lost.push(LOST.around);
    return result;
  }
  // Code in quotes is JSON text; a long number is text without quotes.
  return typeof json === "string" && json !== text
    ? importPlain(json)
    : fromCode(text.replaceAll(/\{embed\}|\$v\{/gi, (mark) => mark.toLowerCase()));
}

/**
 * Imports pasted text: embed code, a message's JSON in any shape, or a link that contains one. Null
 * if nothing in it shows.
 */
export async function importText(pasted: string): Promise<ImportResult | null> {
  if (pasted.length > MAX_LENGTH) return null;
  const text = bare(pasted);
  const read = linkOf(text) ? null : importPlain(text);
  const link = read ? null : linkIn(text);
  const carried = link && (await textOfLink(link));
  return carried === null ? read : importPlain(bare(carried));
}

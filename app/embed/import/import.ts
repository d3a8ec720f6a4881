import { fromCode } from "./from-code.ts";
import { fromJson } from "./from-json.ts";
import { linkIn, linkOf, textOfLink } from "./links.ts";
import type { ImportResult } from "./losses.ts";
import { jsonOf } from "./values.ts";

/** Longer texts are refused. The JSON of a whole backup is shorter. In characters. */
const MAX_LENGTH = 1_000_000;

/** A command of the bot in front of the JSON that it would send. */
const COMMAND_LINE = /^[;,.!?/$-]\w[^[{]{0,500}/;

/** The text without the code fence that chat and editors put around it. */
function unfenced(text: string): string {
  const match = /^\s*```[\w+-]*\s([^]*?)```\s*$/.exec(text);
  return (match?.[1] ?? text).replace(/^\uFEFF/, "").trim();
}

/** The JSON value in a text; undefined if there is none. */
function jsonIn(text: string): unknown {
  const [command] = COMMAND_LINE.exec(text) ?? [];
  return jsonOf(command === undefined ? text : text.slice(command.length).replace(/```$/, ""));
}

/** Whether a text is the JSON of something, so that checks of embed code do not apply to it. */
export function isJson(pasted: string): boolean {
  return typeof jsonIn(unfenced(pasted)) === "object";
}

function importPlain(text: string): ImportResult | null {
  const json = jsonIn(text);
  if (typeof json === "object") return fromJson(json);
  // Code in quotes, as JSON writes a text.
  return typeof json === "string" ? importPlain(json) : fromCode(text);
}

/**
 * Imports what somebody pasted: embed code, JSON of a message in any shape, or a link that carries one of
 * these. Null if nothing in it can be shown.
 */
export async function importText(pasted: string): Promise<ImportResult | null> {
  if (pasted.length > MAX_LENGTH) return null;
  const text = unfenced(pasted);
  const read = linkOf(text) ? null : importPlain(text);
  const link = read ? null : linkIn(text);
  const carried = link && (await textOfLink(link));
  return carried === null ? read : importPlain(unfenced(carried));
}

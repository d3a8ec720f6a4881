import { EMBED_MARKER, SEGMENT_START } from "../code.ts";
import { fromBotCommand } from "./bot-commands.ts";
import { fromCode } from "./from-code.ts";
import { fromJson } from "./from-json.ts";
import { linkIn, linkOf, textOfLink } from "./links.ts";
import type { ImportResult } from "./losses.ts";
import { jsonOf } from "./notation.ts";
import { fromProgram } from "./program.ts";

/** Longer texts are refused. The JSON of a whole backup is shorter. In characters. */
const MAX_LENGTH = 1_000_000;

/** The text without the code fence that chat and editors put around it. */
function unfenced(text: string): string {
  const match = /^\s*```[\w+-]*\s([^]*?)```\s*$/.exec(text);
  return (match?.[1] ?? text).replace(/^\uFEFF/, "").trim();
}

/** The JSON value in a text, which may be behind the command that would send it. */
function jsonIn(text: string): unknown {
  const whole = jsonOf(text);
  if (whole !== undefined || text.includes("$v{")) return whole;
  const start = text.search(/[[{]\s*["'[{\w]/);
  const inside = text.slice(start, Math.max(text.lastIndexOf("}"), text.lastIndexOf("]")) + 1);
  return start >= 0 && start < 500 && inside !== text ? jsonOf(inside) : undefined;
}

/** Whether a text is JSON or of a program, so that checks of embed code do not apply to it. */
export function isOtherThanCode(pasted: string): boolean {
  const text = unfenced(pasted);
  return typeof jsonIn(text) === "object" || fromElsewhere(text) !== null;
}

/** What a program, a template or a command sends; null if the text is none of these. */
function fromElsewhere(text: string): ImportResult | null {
  if (text.includes(SEGMENT_START) || text.includes(EMBED_MARKER)) return null;
  return fromBotCommand(text) ?? fromProgram(text);
}

function importPlain(text: string): ImportResult | null {
  const json = jsonIn(text);
  if (typeof json === "object") return fromJson(json);
  // A text in quotes is one that a program has printed.
  if (typeof json === "string") return importPlain(json);
  return fromElsewhere(text) ?? fromCode(text);
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

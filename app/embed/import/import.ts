import { fromCode } from "./from-code.ts";
import { fromJson, jsonOf, type ImportResult } from "./from-json.ts";
import { linkOf, textOfLink } from "./links.ts";

/** Longer texts are refused. The JSON of a whole backup is shorter. In characters. */
const MAX_LENGTH = 1_000_000;

/** The text without the code fence that chat and editors put around it. */
function unfenced(text: string): string {
  const match = /^\s*```[\w+-]*\s([^]*?)```\s*$/.exec(text);
  return (match?.[1] ?? text).replace(/^\uFEFF/, "").trim();
}

/** The JSON value in a text, which may stand behind the command that would send it. */
function jsonIn(text: string): unknown {
  const whole = jsonOf(text);
  if (whole !== undefined || text.includes("$v{")) return whole;
  const start = text.search(/[[{]\s*["[{]/);
  const end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]"));
  return start > 0 && start < 200 ? jsonOf(text.slice(start, end + 1)) : undefined;
}

/** Whether a text is JSON, so that checks of embed code do not apply to it. */
export function isJson(text: string): boolean {
  return typeof jsonIn(unfenced(text)) === "object";
}

function importPlain(text: string): ImportResult | null {
  const json = jsonIn(text);
  if (typeof json === "object") return fromJson(json);
  return fromCode(text);
}

/**
 * Imports what somebody pasted: embed code, JSON of a message in any shape, or a link that carries one of
 * these. Null if nothing in it can be shown.
 */
export async function importText(pasted: string): Promise<ImportResult | null> {
  if (pasted.length > MAX_LENGTH) return null;
  const text = unfenced(pasted);
  const link = linkOf(text);
  if (!link) return importPlain(text);
  const carried = await textOfLink(link);
  return carried === null ? null : importPlain(unfenced(carried));
}

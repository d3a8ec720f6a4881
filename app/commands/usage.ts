import { DEFAULT_PREFIX } from "../content/site.ts";
import type { Command } from "../contract/command.ts";

/** A part of a command's arguments: `<required>`, `[optional]`, or text between. */
export interface ArgumentPart {
  kind: "required" | "optional" | "plain";
  /** With its brackets. */
  text: string;
  /** Its offset in the arguments. */
  from: number;
}

/** Most letters of a prefix. */
export const PREFIX_LENGTH = 5;

const CLOSING: Readonly<Record<string, string>> = { "<": ">", "[": "]" };

/** Splits arguments; the parts joined are the text. */
export function argumentParts(text: string): ArgumentPart[] {
  const parts: ArgumentPart[] = [];
  let from = 0;
  function addPlain(to: number) {
    if (to > from) parts.push({ kind: "plain", text: text.slice(from, to), from });
  }
  const ends = closings(text);
  for (let at = 0; at < text.length; at += 1) {
    const end = ends.get(at);
    if (end === undefined) continue;
    addPlain(at);
    const kind = text[at] === "<" ? "required" : "optional";
    parts.push({ kind, text: text.slice(at, end + 1), from: at });
    at = end;
    from = end + 1;
  }
  addPlain(text.length);
  return parts;
}

/** Offsets of closed brackets and their closing ones; brackets nest within their kind. */
function closings(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: Record<string, number[]> = { ">": [], "]": [] };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    open[CLOSING[character] ?? ""]?.push(at);
    const start = open[character]?.pop();
    if (start !== undefined) ends.set(start, at);
  }
  return ends;
}

/** What to type to use a command: `;ban <member> [reason]`. */
export function usage(prefix: string, command: Pick<Command, "name" | "arguments">): string {
  return `${prefix}${command.name} ${command.arguments}`.trim();
}

/**
 * A prefix from typed text: at most five letters, with the space after a word, such as 'haven ';
 * ';' if nothing is left.
 */
export function prefixFrom(text: string): string {
  const letters = Array.from(text.replaceAll(/[\s\p{C}]/gu, "")).slice(0, PREFIX_LENGTH);
  if (letters.length === 0) return DEFAULT_PREFIX;
  const prefix = letters.join("");
  return /[\p{L}\p{N}]$/u.test(prefix) && /\S $/.test(text) ? `${prefix} ` : prefix;
}

/** Bots' words for no permission. */
const NO_PERMISSION = new Set(["", "-", "n/a", "no", "none", "null", "everyone"]);

/** Whether everybody may use a command with these permissions. */
export function isFree(permissions: string): boolean {
  return NO_PERMISSION.has(permissions.trim().toLowerCase());
}

/** Capitalizes each word only: 'manage_guild' becomes 'Manage Guild'. */
export function capitalised(text: string): string {
  return text
    .replaceAll("_", " ")
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(^|[\s,/&+(])(\p{Ll})/gu, (_, before: string, letter: string) => {
      return before + letter.toUpperCase();
    });
}

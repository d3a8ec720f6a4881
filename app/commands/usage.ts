import { DEFAULT_PREFIX } from "../content/site.ts";
import type { Command } from "../contract/command.ts";

/** A piece of a command's arguments: `<required>`, `[optional]`, or what stands between. */
export interface ArgumentPart {
  kind: "required" | "optional" | "plain";
  /** As the bot writes it, brackets and all. */
  text: string;
  /** Where it starts. */
  from: number;
}

/** Most letters a prefix may have. */
export const PREFIX_LENGTH = 5;

const CLOSING: Readonly<Record<string, string>> = { "<": ">", "[": "]" };

/** The pieces of a command's arguments; put together they are the text itself. */
export function argumentParts(text: string): ArgumentPart[] {
  const parts: ArgumentPart[] = [];
  const ends = closings(text);
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const end = ends.get(at);
    if (end === undefined) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain) parts.push({ kind: "plain", text: plain, from: at - plain.length });
    plain = "";
    const kind = text[at] === "<" ? "required" : "optional";
    parts.push({ kind, text: text.slice(at, end + 1), from: at });
    at = end + 1;
  }
  if (plain) parts.push({ kind: "plain", text: plain, from: at - plain.length });
  return parts;
}

/** Where each bracket that closes is closed, brackets of its own kind inside it counted. */
function closings(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: Record<string, number[]> = { ">": [], "]": [] };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    open[CLOSING[sign] ?? ""]?.push(at);
    const start = open[sign]?.pop();
    if (start !== undefined) ends.set(start, at);
  }
  return ends;
}

/** What one types to use a command: `;ban <member> [reason]`. */
export function usage(prefix: string, command: Pick<Command, "name" | "arguments">): string {
  return `${prefix}${command.name} ${command.arguments}`.trim();
}

/** The prefix a visitor meant: no spaces, at most five letters; ';' when nothing is left. */
export function prefixFrom(text: string): string {
  const letters = Array.from(text.replaceAll(/[\s\p{C}]/gu, ""));
  return letters.slice(0, PREFIX_LENGTH).join("") || DEFAULT_PREFIX;
}

/** Words that bots write where no permission is needed. */
const NO_PERMISSION = new Set(["", "-", "n/a", "no", "none", "null", "everyone"]);

/** Whether anybody may use a command that asks for this. */
export function isFree(permissions: string): boolean {
  return NO_PERMISSION.has(permissions.trim().toLowerCase());
}

/** Each word with a capital letter, the rest of it untouched: 'manage_guild' is 'Manage Guild'. */
export function capitalised(text: string): string {
  return text
    .replaceAll("_", " ")
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(^|[\s,/&+(])(\p{Ll})/gu, (_, before: string, letter: string) => {
      return before + letter.toUpperCase();
    });
}

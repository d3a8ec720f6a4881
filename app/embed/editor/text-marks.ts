import { webAddress } from "../../contract/address.ts";
import type { FieldPath } from "../field-paths.ts";

/** A text with a selection. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

const MARKS: Readonly<Record<string, string>> = { b: "**", i: "*", u: "__" };

/** Whether chat formats a text. */
export function isFormatted(path: FieldPath): boolean {
  return /^(content|title|description|fields\.\d+\.\w+)$/.test(path);
}

interface Keys {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** The mark of Ctrl/Cmd with B, I or U; null for other keys. */
export function markOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): string | null {
  if (ctrlKey === metaKey || altKey || shiftKey) return null;
  return MARKS[key.toLowerCase()] ?? null;
}

/** How many of a character begin or end a text. */
function runAtEnd(text: string, character: string): number {
  let length = 0;
  while (text[text.length - 1 - length] === character) length += 1;
  return length;
}

function runAtStart(text: string, character: string): number {
  let length = 0;
  while (text[length] === character) length += 1;
  return length;
}

/** Adds a mark around the selection, or removes it. */
export function withMark({ text, start, end }: Selected, mark: string): Selected {
  const [before, inside, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const [character = ""] = mark;
  const around = Math.min(runAtEnd(before, character), runAtStart(after, character));
  const { length } = mark;
  // Three are both marks; two aren't a single one.
  const isMarked = length === 2 ? around >= 2 : around % 2 === 1;
  return isMarked
    ? {
        text: before.slice(0, -length) + inside + after.slice(length),
        start: start - length,
        end: end - length,
      }
    : { text: before + mark + inside + mark + after, start: start + length, end: end + length };
}

/** Makes the selection a link to a pasted address; null without selection or address. */
export function withLink({ text, start, end }: Selected, pasted: string): Selected | null {
  const words = text.slice(start, end);
  const address = pasted.trim();
  if (words.trim() === "" || /[[\]\n]/.test(words) || webAddress(words) !== null) return null;
  if (/[\s()<>]/.test(address) || webAddress(address) === null) return null;
  const link = `[${words}](${address})`;
  return {
    text: text.slice(0, start) + link + text.slice(end),
    start: start + link.length,
    end: start + link.length,
  };
}

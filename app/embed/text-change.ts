import type { Embed } from "./embed.ts";
import { fieldPathsOf, textAt, type FieldPath } from "./field-paths.ts";

/** One edit's change of a text. */
export interface TextChange {
  /** Index of the first changed character. */
  at: number;
  removed: string;
  inserted: string;
}

/** The shortest change from one text to another. */
export function changeBetween(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    at: start,
    removed: before.slice(start, before.length - end),
    inserted: after.slice(start, after.length - end),
  };
}

/** A place in a text of the embed. */
export interface Caret {
  path: FieldPath;
  at: number;
}

/** After the change, if two embeds differ in one text; else null. */
export function caretAfter(before: Embed, after: Embed): Caret | null {
  if (before.fields.length !== after.fields.length) return null;
  if (before.buttons.length !== after.buttons.length) return null;
  const changed = fieldPathsOf(after).filter(
    (path) => textAt(before, path) !== textAt(after, path),
  );
  const [path] = changed;
  if (path === undefined || changed.length > 1) return null;
  const { at, inserted } = changeBetween(textAt(before, path), textAt(after, path));
  return { path, at: at + inserted.length };
}

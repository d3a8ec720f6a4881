import { createLookahead, type Lookahead } from "./lookahead.ts";
import type { MarkdownNode } from "./tree.ts";

/** Inline delimiters, and the node that each pair makes. */
const NODE_TYPES = {
  "**": "strong",
  "*": "em",
  __: "underline",
  _: "em",
  "~~": "strike",
  "||": "spoiler",
} as const;

export type Delimiter = keyof typeof NODE_TYPES;

/** An open delimiter and its offset. */
export interface OpenMark {
  delimiter: Delimiter;
  at: number;
}

/** A delimiter's node with these children. */
export function marked(delimiter: Delimiter, children: MarkdownNode[]): MarkdownNode {
  return { type: NODE_TYPES[delimiter], children };
}

/** The `_` of `snake_case` and the `*` of `2 * 3` open nothing. */
export function canOpen(delimiter: Delimiter, before: string, after: string): boolean {
  if (after === "" || /\s/.test(after)) return false;
  return delimiter !== "_" || !/[\p{L}\p{N}]/u.test(before);
}

export function canClose(delimiter: Delimiter, before: string, after: string): boolean {
  if (delimiter.length === 2) return true;
  if (delimiter === "_") return !/[\p{L}\p{N}]/u.test(after);
  return !/\s/.test(before);
}

/**
 * Where a delimiter next occurs. Two characters match a run's end, so that the rest of the run can
 * close delimiters inside.
 */
export function createClosings(text: string): Lookahead {
  return createLookahead(text, (delimiter, from) => {
    const [character = ""] = delimiter;
    let end = from;
    for (let at = text.indexOf(character, from); at >= 0; at = text.indexOf(character, end)) {
      for (end = at + 1; text[end] === character;) end += 1;
      const isEscaped = text[at - 1] === "\\";
      const isSame = delimiter.length === 2 ? end - at >= 2 : (end - at) % 2 === 1;
      if (isSame && !isEscaped) return end - delimiter.length;
    }
    return -1;
  });
}

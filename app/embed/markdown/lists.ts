import type { MarkdownNode } from "./tree.ts";

/** Deeper items stay on this level, as in chat. */
const MAX_LEVELS = 10;

/** A list's line with those that continue it. */
export interface ListLine {
  indent: number;
  ordered: boolean;
  start: number;
  text: string;
}

/** A line's list item; null for none. */
export function listLine(line: string): ListLine | null {
  const match = /^( {0,80})([-*]|\d{1,9}\.) +(\S.*)$/.exec(line);
  if (!match) return null;
  const [, spaces = "", marker = "", text = ""] = match;
  const ordered = marker.endsWith(".");
  return { indent: spaces.length, ordered, start: ordered ? Number.parseInt(marker, 10) : 1, text };
}

type List = Extract<MarkdownNode, { type: "list" }>;

function newList({ ordered, start }: ListLine): List {
  return { type: "list", ordered, start, items: [] };
}

/** Makes lists of consecutive lines. More indentation starts a list in the item above. */
export function lists(
  lines: readonly ListLine[],
  inline: (text: string) => MarkdownNode[],
): MarkdownNode[] {
  const roots: List[] = [];
  const path: { indent: number; list: List }[] = [];
  for (const line of lines) {
    while ((path.at(-1)?.indent ?? -1) > line.indent) path.pop();
    let level = path.at(-1);
    if (!level || (line.indent > level.indent + 1 && path.length < MAX_LEVELS)) {
      const list = newList(line);
      const parent = level?.list.items.at(-1);
      if (parent) parent.push(list);
      else roots.push(list);
      level = { indent: line.indent, list };
      path.push(level);
    } else if (path.length === 1 && level.list.ordered !== line.ordered) {
      level.list = newList(line);
      roots.push(level.list);
    }
    level.list.items.push(inline(line.text));
  }
  return roots;
}

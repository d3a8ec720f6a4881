import type { MarkdownNode } from "./tree.ts";

/** Deeper levels stay on this one, as in the chat client. */
const MOST_LEVELS = 10;

interface Line {
  indent: number;
  ordered: boolean;
  start: number;
  text: string;
}

/** A line of a list; null if it is none. */
export function listLine(line: string): Line | null {
  const match = /^( {0,80})([-*]|\d{1,9}\.) +(\S.*)$/.exec(line);
  if (!match) return null;
  const [, spaces = "", sign = "", text = ""] = match;
  const ordered = sign.endsWith(".");
  return { indent: spaces.length, ordered, start: ordered ? Number.parseInt(sign, 10) : 1, text };
}

type List = Extract<MarkdownNode, { type: "list" }>;

function begun({ ordered, start }: Line): List {
  return { type: "list", ordered, start, items: [] };
}

/** Lists from consecutive lines; deeper lines belong to the item above them. */
export function lists(
  lines: readonly Line[],
  inline: (text: string) => MarkdownNode[],
): MarkdownNode[] {
  const roots: List[] = [];
  const path: { indent: number; list: List }[] = [];
  for (const line of lines) {
    while ((path.at(-1)?.indent ?? -1) > line.indent) path.pop();
    let level = path.at(-1);
    if (!level || (line.indent > level.indent + 1 && path.length < MOST_LEVELS)) {
      const list = begun(line);
      const parent = level?.list.items.at(-1);
      if (parent) parent.push(list);
      else roots.push(list);
      level = { indent: line.indent, list };
      path.push(level);
    } else if (path.length === 1 && level.list.ordered !== line.ordered) {
      level.list = begun(line);
      roots.push(level.list);
    }
    level.list.items.push(inline(line.text));
  }
  return roots;
}

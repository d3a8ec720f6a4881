import type { MarkdownNode } from "./tree.ts";

/** Signs around a text, and what they make of it. Each can be open once: depth is bounded. */
const MARKS = {
  "**": "strong",
  "*": "em",
  __: "underline",
  _: "em",
  "~~": "strike",
  "||": "spoiler",
} as const;

export type Mark = keyof typeof MARKS;

const ORDER: readonly Mark[] = ["**", "*", "__", "_", "~~", "||"];

/** The sign of one and of two such characters. */
const FAMILIES: Record<string, { one?: Mark; two: Mark }> = {
  "*": { one: "*", two: "**" },
  _: { one: "_", two: "__" },
  "~": { two: "~~" },
  "|": { two: "||" },
};

/**
 * Nodes in the making. An opening sign stands among them as text until its partner comes; then what
 * follows it becomes its children. Signs that never find one stay text. Every node moves once per level.
 */
export class Growing {
  private nodes: MarkdownNode[] = [];
  private readonly open = new Map<Mark, number>();
  private brackets: number[] = [];
  /** Nodes before this place take no more text. */
  private sealed = 0;

  text(text: string): void {
    const last = this.nodes.at(-1);
    if (last?.type === "text" && this.nodes.length > this.sealed) last.text += text;
    else this.nodes.push({ type: "text", text });
  }

  add(node: MarkdownNode): void {
    if (node.type === "text") this.text(node.text);
    else this.nodes.push(node);
  }

  /** Signs that are open now. */
  openMarks(): Mark[] {
    return ORDER.filter((mark) => this.open.has(mark));
  }

  bracket(): void {
    this.brackets.push(this.opener("["));
  }

  /** Ends the innermost bracket: a link if `href` is one, else text. False if none was open. */
  endBracket(href: string | null): boolean {
    const at = this.brackets.pop();
    if (at === undefined || href === null) return false;
    if (this.nodes.length === at + 1) return false;
    this.nodes.push({ type: "link", href, children: unlinked(this.taken(at)) });
    // A link holds no link, so brackets around it are text.
    this.brackets = [];
    this.sealed = this.nodes.length;
    return true;
  }

  /** A run of one sign's character: closes what is open, opens with what is left, the rest is text. */
  run(character: string, length: number, before: string, after: string): void {
    const family = FAMILIES[character];
    let left = length;
    if (family) {
      left = this.closeRun(family, left, before, after);
      if (left >= 2 && !this.open.has(family.two)) left -= this.start(family.two);
      const { one } = family;
      if (left >= 1 && one && !this.open.has(one) && opens(one, before, after)) {
        left -= this.start(one);
      }
    }
    if (left > 0) this.text(character.repeat(left));
  }

  done(): MarkdownNode[] {
    return merged(this.nodes);
  }

  private closeRun(
    { one, two }: { one?: Mark; two: Mark },
    length: number,
    before: string,
    after: string,
  ): number {
    let left = length;
    for (;;) {
      const hasTwo = left >= 2 && this.isFilled(two);
      const hasOne =
        left >= 1 && one !== undefined && this.isFilled(one) && closes(one, before, after);
      const inner = one !== undefined && (this.open.get(one) ?? -1) > (this.open.get(two) ?? -1);
      if (hasTwo && (left === 2 || !inner || !hasOne)) left -= this.close(two);
      else if (hasOne && one !== undefined) left -= this.close(one);
      else return left;
    }
  }

  private isFilled(mark: Mark): boolean {
    const at = this.open.get(mark);
    return at !== undefined && this.nodes.length > at + 1;
  }

  private opener(text: string): number {
    this.nodes.push({ type: "text", text });
    this.sealed = this.nodes.length;
    return this.nodes.length - 1;
  }

  private start(mark: Mark): number {
    this.open.set(mark, this.opener(mark));
    return mark.length;
  }

  private close(mark: Mark): number {
    const at = this.open.get(mark) ?? 0;
    this.nodes.push({ type: MARKS[mark], children: merged(this.taken(at)) });
    this.sealed = this.nodes.length;
    return mark.length;
  }

  /** Takes the opener and all that follows it away; gives what followed. */
  private taken(at: number): MarkdownNode[] {
    const children = this.nodes.splice(at).slice(1);
    for (const [mark, place] of this.open) if (place >= at) this.open.delete(mark);
    while ((this.brackets.at(-1) ?? -1) >= at) this.brackets.pop();
    return children;
  }
}

/** `snake_case` is no mark, and `2 * 3` is none either. */
function opens(mark: Mark, before: string, after: string): boolean {
  if (after === "" || /\s/.test(after)) return false;
  return mark !== "_" || !/[\p{L}\p{N}]/u.test(before);
}

function closes(mark: Mark, before: string, after: string): boolean {
  if (mark === "_") return !/[\p{L}\p{N}]/u.test(after);
  return !/\s/.test(before);
}

function merged(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const result: MarkdownNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === "text" && last?.type === "text") last.text += node.text;
    else result.push(node);
  }
  return result;
}

/** Addresses inside a link's words are words. */
function unlinked(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return merged(
    nodes.flatMap((node): MarkdownNode[] => {
      if (node.type === "link") return node.children;
      return "children" in node ? [{ ...node, children: unlinked(node.children) }] : [node];
    }),
  );
}

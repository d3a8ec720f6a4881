import type { MarkdownNode } from "./tree.ts";

/** The delimiters of inline formatting, and the node each pair makes. */
const NODE_TYPES = {
  "**": "strong",
  "*": "em",
  __: "underline",
  _: "em",
  "~~": "strike",
  "||": "spoiler",
} as const;

export type Delimiter = keyof typeof NODE_TYPES;

/** The delimiters of one and of two of a character. */
const DELIMITERS: Record<string, { one?: Delimiter; two: Delimiter }> = {
  "*": { one: "*", two: "**" },
  _: { one: "_", two: "__" },
  "~": { two: "~~" },
  "|": { two: "||" },
};

/**
 * Builds the nodes of one text from left to right. An opening delimiter is added as a text node; when its
 * partner comes, the nodes after it become the children of a new node, and otherwise it stays text. Each
 * delimiter can be open only once, which bounds the depth of the tree and the times a node is moved.
 */
export class NodeBuilder {
  private nodes: MarkdownNode[] = [];
  /** The index of the text node of each open delimiter. */
  private readonly open = new Map<Delimiter, number>();
  /** The indexes of the text nodes of open `[`, outermost first. */
  private brackets: number[] = [];
  /** No text may be appended to nodes before this index. */
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

  openDelimiters(): Delimiter[] {
    return [...this.open.keys()];
  }

  openBracket(): void {
    this.brackets.push(this.addOpener("["));
  }

  /** Closes the innermost bracket as a link to `href`. False if there is no link: none open, empty, or no href. */
  closeBracket(href: string | null): boolean {
    const at = this.brackets.pop();
    if (at === undefined || href === null) return false;
    if (this.nodes.length === at + 1) return false;
    this.nodes.push({ type: "link", href, children: withoutLinks(this.takeAfter(at)) });
    // A link cannot contain another one, so the brackets around it stay text.
    this.brackets = [];
    this.sealed = this.nodes.length;
    return true;
  }

  /** A run of one delimiter character: closes open delimiters, then opens new ones; what is left is text. */
  delimiterRun(character: string, length: number, before: string, after: string): void {
    const delimiters = DELIMITERS[character];
    let left = length;
    if (delimiters) {
      const { one, two } = delimiters;
      left = this.closeRun(delimiters, left, before, after);
      if (left >= 2 && !this.open.has(two)) left -= this.start(two);
      if (left >= 1 && one && !this.open.has(one) && canOpen(one, before, after)) {
        left -= this.start(one);
      }
    }
    if (left > 0) this.text(character.repeat(left));
  }

  finish(): MarkdownNode[] {
    return merged(this.nodes);
  }

  private closeRun(
    { one, two }: { one?: Delimiter; two: Delimiter },
    length: number,
    before: string,
    after: string,
  ): number {
    let left = length;
    for (;;) {
      const closesTwo = left >= 2 && this.hasContent(two);
      const closesOne =
        left >= 1 && one !== undefined && this.hasContent(one) && canClose(one, before, after);
      const isOneInner =
        one !== undefined && (this.open.get(one) ?? -1) > (this.open.get(two) ?? -1);
      if (closesTwo && (left === 2 || !isOneInner || !closesOne)) left -= this.close(two);
      else if (closesOne && one !== undefined) left -= this.close(one);
      else return left;
    }
  }

  /** Whether a delimiter is open and something follows it. */
  private hasContent(delimiter: Delimiter): boolean {
    const at = this.open.get(delimiter);
    return at !== undefined && this.nodes.length > at + 1;
  }

  /** Adds an opening delimiter or bracket as text; returns the index of its node. */
  private addOpener(text: string): number {
    this.nodes.push({ type: "text", text });
    this.sealed = this.nodes.length;
    return this.nodes.length - 1;
  }

  /** Opens a delimiter; returns how many characters that used. */
  private start(delimiter: Delimiter): number {
    this.open.set(delimiter, this.addOpener(delimiter));
    return delimiter.length;
  }

  /** Closes an open delimiter; returns how many characters that used. */
  private close(delimiter: Delimiter): number {
    const at = this.open.get(delimiter) ?? 0;
    this.nodes.push({ type: NODE_TYPES[delimiter], children: merged(this.takeAfter(at)) });
    this.sealed = this.nodes.length;
    return delimiter.length;
  }

  /** Removes the opener at an index and everything after it; returns what was after it. */
  private takeAfter(at: number): MarkdownNode[] {
    const children = this.nodes.splice(at).slice(1);
    for (const [delimiter, index] of this.open) if (index >= at) this.open.delete(delimiter);
    while ((this.brackets.at(-1) ?? -1) >= at) this.brackets.pop();
    return children;
  }
}

/** Neither the `_` of `snake_case` nor the `*` of `2 * 3` opens anything. */
function canOpen(delimiter: Delimiter, before: string, after: string): boolean {
  if (after === "" || /\s/.test(after)) return false;
  return delimiter !== "_" || !/[\p{L}\p{N}]/u.test(before);
}

function canClose(delimiter: Delimiter, before: string, after: string): boolean {
  if (delimiter === "_") return !/[\p{L}\p{N}]/u.test(after);
  return !/\s/.test(before);
}

/** The nodes with neighbouring texts joined. */
function merged(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const result: MarkdownNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === "text" && last?.type === "text") last.text += node.text;
    else result.push(node);
  }
  return result;
}

/** The nodes with links replaced by their text. */
function withoutLinks(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return merged(
    nodes.flatMap((node): MarkdownNode[] => {
      if (node.type === "link") return node.children;
      return "children" in node ? [{ ...node, children: withoutLinks(node.children) }] : [node];
    }),
  );
}

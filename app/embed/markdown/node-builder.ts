import { canClose, canOpen, marked, type Delimiter, type OpenMark } from "./marks.ts";
import type { MarkdownNode } from "./tree.ts";

/** Delimiters of one and of two of a character. */
const DELIMITERS: Record<string, { one?: Delimiter; two: Delimiter }> = {
  "*": { one: "*", two: "**" },
  _: { one: "_", two: "__" },
  "~": { two: "~~" },
  "|": { two: "||" },
};

/**
 * Builds a text's nodes from left to right. An opening delimiter is a text node; its partner makes
 * the nodes after it children of a new node, and without one it stays text. Each delimiter opens
 * only once, which bounds the tree's depth and how often a node moves.
 */
export class NodeBuilder {
  private nodes: MarkdownNode[] = [];
  /** By open delimiter: its text node's index, and its offset. */
  private readonly open = new Map<Delimiter, { node: number; at: number }>();
  /** By open `[`, outermost first: its text node's index, and its offset. */
  private brackets: { node: number; at: number }[] = [];
  /** Offset of the last address. A label that contains one makes no link in chat. */
  private lastAddress = -1;
  /** Nodes before this index take no more text. */
  private sealed = 0;
  /** Openers of a run such as `***` whose double one closed first: they are the outer ones now. */
  private readonly turned = new Set<Delimiter>();

  text(text: string): void {
    const last = this.nodes.at(-1);
    if (last?.type === "text" && this.nodes.length > this.sealed) last.text += text;
    else this.nodes.push({ type: "text", text });
  }

  add(node: MarkdownNode): void {
    if (node.type === "text") this.text(node.text);
    else this.nodes.push(node);
  }

  /** Outermost first. */
  openMarks(): OpenMark[] {
    return [...this.open].map(([delimiter, { at }]) => ({ delimiter, at }));
  }

  /** Adds a link or chip of a bare address. */
  address(node: MarkdownNode, at: number): void {
    this.nodes.push(node);
    this.lastAddress = at;
  }

  openBracket(at: number): void {
    this.brackets.push({ node: this.addOpener("["), at });
  }

  /**
   * Closes the innermost bracket as a link; false if none is open, it is empty, has no target or
   * contains an address. `labelFrom` reads the label again from its offset; null if unchanged.
   */
  closeBracket(
    target: { href: string; title?: string } | null,
    labelFrom: (at: number) => MarkdownNode[] | null,
  ): boolean {
    const bracket = this.brackets.pop();
    if (bracket === undefined || target === null || this.lastAddress > bracket.at) return false;
    if (this.nodes.length === bracket.node + 1) return false;
    const { href, title } = target;
    const nodes = this.takeAfter(bracket.node);
    const children = labelFrom(bracket.at) ?? nodes;
    this.nodes.push({ type: "link", href, ...(title && { title }), children });
    // Links can't nest, so outer brackets stay text.
    this.brackets = [];
    this.sealed = this.nodes.length;
    return true;
  }

  /** A run of one delimiter character: closes open delimiters, then opens; the rest is text. */
  delimiterRun(text: string, at: number, end: number): void {
    const [character = "", before = "", after = ""] = [text[at], text[at - 1], text[end]];
    const delimiters = DELIMITERS[character];
    let left = end - at;
    if (delimiters) {
      const { one, two } = delimiters;
      left = this.closeRun(delimiters, left, before, after);
      if (left >= 2 && !this.open.has(two)) left -= this.start(two, end - left);
      if (left >= 1 && one && !this.open.has(one) && canOpen(one, before, after)) {
        left -= this.start(one, end - left);
      }
    }
    if (left > 0) this.text(character.repeat(left));
  }

  finish(): MarkdownNode[] {
    return this.takeAfter(-1);
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
        one !== undefined && (this.open.get(one)?.node ?? -1) > (this.open.get(two)?.node ?? -1);
      if (closesTwo && left === 2 && one !== undefined && this.isOneRun(one, two)) {
        left -= this.closeInside(two, one);
      } else if (closesTwo && (left === 2 || !isOneInner || !closesOne)) left -= this.close(two);
      else if (closesOne && one !== undefined) left -= this.close(one);
      else return left;
    }
  }

  /** Whether a delimiter is open and has content. */
  private hasContent(delimiter: Delimiter): boolean {
    const opener = this.open.get(delimiter);
    return opener !== undefined && this.nodes.length > opener.node + 1;
  }

  /** Adds an opener as text; returns its node's index. */
  private addOpener(text: string): number {
    this.nodes.push({ type: "text", text });
    this.sealed = this.nodes.length;
    return this.nodes.length - 1;
  }

  /** Opens a delimiter; returns the characters used. */
  private start(delimiter: Delimiter, at: number): number {
    this.open.set(delimiter, { node: this.addOpener(delimiter), at });
    return delimiter.length;
  }

  /** Closes a delimiter; returns the characters used. */
  private close(delimiter: Delimiter): number {
    const at = this.open.get(delimiter)?.node ?? 0;
    this.turned.delete(delimiter);
    this.nodes.push(marked(delimiter, this.takeAfter(at)));
    this.sealed = this.nodes.length;
    return delimiter.length;
  }

  /** Whether a run of three opened both, and has content. */
  private isOneRun(one: Delimiter, two: Delimiter): boolean {
    const at = this.open.get(two)?.node;
    return at !== undefined && this.open.get(one)?.node === at + 1 && this.nodes.length > at + 2;
  }

  /** Closes `two` of a run that opened both, as the inner one: `***a** b*`. Returns its length. */
  private closeInside(two: Delimiter, one: Delimiter): number {
    const { node, at } = this.open.get(two) ?? { node: 0, at: 0 };
    const children = this.takeAfter(node + 1);
    this.nodes[node] = { type: "text", text: one };
    this.nodes.push(marked(two, children));
    this.open.delete(two);
    this.open.set(one, { node, at });
    this.turned.add(one);
    this.sealed = this.nodes.length;
    return two.length;
  }

  /** Removes the opener and all after it; returns what was after it. */
  private takeAfter(at: number): MarkdownNode[] {
    const children = this.nodes.splice(Math.max(at, 0)).slice(at < 0 ? 0 : 1);
    for (const [delimiter, { node }] of this.open) {
      if (node < at) continue;
      const inner = children[node - at];
      if (this.turned.delete(delimiter) && inner && "children" in inner) {
        // The single opener was never closed, so it is text inside the double one, as written.
        inner.children = merged([{ type: "text", text: delimiter }, ...inner.children]);
        children[node - at - 1] = { type: "text", text: "" };
      }
      this.open.delete(delimiter);
    }
    while ((this.brackets.at(-1)?.node ?? -1) >= Math.max(at, 0)) this.brackets.pop();
    return merged(children);
  }
}

/** Joins neighbouring texts. */
function merged(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const result: MarkdownNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === "text" && node.text === "") continue;
    if (node.type === "text" && last?.type === "text") last.text += node.text;
    else result.push(node);
  }
  return result;
}

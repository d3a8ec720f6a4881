import { canClose, canOpen, marked, type Delimiter, type OpenMark } from "./marks.ts";
import type { MarkdownNode } from "./tree.ts";

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
  /** The text node of each open delimiter, by its index, and its offset in the text. */
  private readonly open = new Map<Delimiter, { node: number; at: number }>();
  /** The text node of each open `[`, by its index, and its offset in the text, outermost first. */
  private brackets: { node: number; at: number }[] = [];
  /** The offset of the last address. Chat makes no link of a label with one in it. */
  private lastAddress = -1;
  /** No text may be appended to nodes before this index. */
  private sealed = 0;
  /** Openers that came inside of the `**` or `__` of their run, which has closed before them. */
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

  /** A link or chip that an address at an offset in the text makes by itself. */
  address(node: MarkdownNode, at: number): void {
    this.nodes.push(node);
    this.lastAddress = at;
  }

  openBracket(at: number): void {
    this.brackets.push({ node: this.addOpener("["), at });
  }

  /**
   * Closes the innermost bracket as a link. False if there is no link: none open, empty, no target, or an address
   * within. `labelFrom` reads the label anew from the offset of its bracket, or is null where that changes nothing.
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
    // A link cannot contain another one, so the brackets around it stay text.
    this.brackets = [];
    this.sealed = this.nodes.length;
    return true;
  }

  /** A run of one delimiter character, from `at` to `end`: closes open delimiters, then opens new ones; the rest is text. */
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

  /** Whether a delimiter is open and something follows it. */
  private hasContent(delimiter: Delimiter): boolean {
    const opener = this.open.get(delimiter);
    return opener !== undefined && this.nodes.length > opener.node + 1;
  }

  /** Adds an opening delimiter or bracket as text; returns the index of its node. */
  private addOpener(text: string): number {
    this.nodes.push({ type: "text", text });
    this.sealed = this.nodes.length;
    return this.nodes.length - 1;
  }

  /** Opens a delimiter; returns how many characters that used. */
  private start(delimiter: Delimiter, at: number): number {
    this.open.set(delimiter, { node: this.addOpener(delimiter), at });
    return delimiter.length;
  }

  /** Closes an open delimiter; returns how many characters that used. */
  private close(delimiter: Delimiter): number {
    const at = this.open.get(delimiter)?.node ?? 0;
    this.turned.delete(delimiter);
    this.nodes.push(marked(delimiter, this.takeAfter(at)));
    this.sealed = this.nodes.length;
    return delimiter.length;
  }

  /** Whether one run of three has opened both, and something follows it. */
  private isOneRun(one: Delimiter, two: Delimiter): boolean {
    const at = this.open.get(two)?.node;
    return at !== undefined && this.open.get(one)?.node === at + 1 && this.nodes.length > at + 2;
  }

  /** Closes `two` of a run that has opened both, as the inner one: `***a** b*`. Returns the characters used. */
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

  /** Removes the opener at an index and everything after it; returns what was after it. */
  private takeAfter(at: number): MarkdownNode[] {
    const children = this.nodes.splice(Math.max(at, 0)).slice(at < 0 ? 0 : 1);
    for (const [delimiter, { node }] of this.open) {
      if (node < at) continue;
      const inner = children[node - at];
      if (this.turned.delete(delimiter) && inner && "children" in inner) {
        // Nothing has closed it, so it is a text inside of the other, as it was written.
        inner.children = merged([{ type: "text", text: delimiter }, ...inner.children]);
        children[node - at - 1] = { type: "text", text: "" };
      }
      this.open.delete(delimiter);
    }
    while ((this.brackets.at(-1)?.node ?? -1) >= Math.max(at, 0)) this.brackets.pop();
    return merged(children);
  }
}

/** The nodes with neighbouring texts joined. */
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

import { mentionText, type MentionKind } from "./mentions.ts";

/** Chat text as a tree of plain text and checked addresses, never HTML. */

/** Formats of a chat timestamp, in the editor's order. */
export const TIME_STYLES = ["R", "f", "F", "d", "D", "t", "T", "s", "S"] as const;
export type TimeStyle = (typeof TIME_STYLES)[number];

export type MarkdownNode =
  | { type: "text"; text: string }
  | { type: "strong"; children: MarkdownNode[] }
  | { type: "em"; children: MarkdownNode[] }
  | { type: "underline"; children: MarkdownNode[] }
  | { type: "strike"; children: MarkdownNode[] }
  | { type: "spoiler"; children: MarkdownNode[] }
  | { type: "code"; text: string }
  | { type: "codeBlock"; language: string; text: string }
  | { type: "heading"; level: 1 | 2 | 3; children: MarkdownNode[] }
  | { type: "subtext"; children: MarkdownNode[] }
  | { type: "quote"; children: MarkdownNode[] }
  | { type: "list"; ordered: boolean; start: number; items: MarkdownNode[][] }
  | { type: "link"; href: string; title?: string; children: MarkdownNode[] }
  | { type: "mention"; kind: MentionKind; id: string }
  | { type: "emoji"; name: string; id: string; animated: boolean }
  /** `text` serves if chat has no emoji of that name; `tone` is a skin tone, 0 for none. */
  | { type: "emojiName"; name: string; tone: number; text: string }
  | { type: "time"; seconds: number; style: TimeStyle };

/** A tree's text without formatting. */
export function plainText(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case "text":
        case "emojiName":
        case "code":
        case "codeBlock":
          return node.text;
        case "list":
          return node.items.map(plainText).join("\n");
        case "mention":
          return mentionText(node.kind, node.id);
        case "emoji":
          return `:${node.name}:`;
        case "time":
          return String(node.seconds);
        default:
          return plainText(node.children);
      }
    })
    .join("");
}

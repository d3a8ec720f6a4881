import { memo, useState } from "react";
import { PREVIEW_WORDS } from "../../content/embed/embed.ts";
import { numbered } from "../../format/numbered.ts";
import { markdown } from "../markdown/blocks.ts";
import type { TextKind } from "../markdown/rules.ts";
import { plainText, type MarkdownNode } from "../markdown/tree.ts";
import { expand } from "../variables.ts";
import { CodeBlock, Emoji, Mention, ExternalLink, Time } from "./elements.tsx";

/** A text of the message: variables replaced, and formatted by the rules of its kind. */
export const ChatMarkdown = memo(function ChatMarkdown({
  text,
  kind,
}: {
  text: string;
  kind: TextKind;
}) {
  return <Nodes nodes={markdown(expand(text).trim(), kind)} isInLink={kind === "linkedTitle"} />;
});

function Nodes({
  nodes,
  isInLink = false,
}: {
  nodes: readonly MarkdownNode[];
  isInLink?: boolean;
}) {
  return numbered(nodes).map(({ place, item }) => (
    <OneNode key={place} node={item} isInLink={isInLink} />
  ));
}

const HEADINGS = {
  1: "mt-2 block text-[1.4em] leading-snug font-700",
  2: "mt-2 block text-[1.2em] leading-snug font-700",
  3: "mt-2 block font-700",
} as const;

/** One node. Links must not contain controls, so spoilers in them are shown instead of hidden. */
function OneNode({ node, isInLink }: { node: MarkdownNode; isInLink: boolean }) {
  switch (node.type) {
    case "text":
      return node.text;
    case "code":
      return (
        <code className="rounded bg-ink px-1 py-0.5 font-mono text-[0.86em]">{node.text}</code>
      );
    case "codeBlock":
      return <CodeBlock language={node.language} text={node.text} />;
    case "list":
      return <List node={node} isInLink={isInLink} />;
    case "link":
      return (
        <ExternalLink href={node.href} title={node.title}>
          <Nodes nodes={node.children} isInLink />
        </ExternalLink>
      );
    case "mention":
      return <Mention kind={node.kind} id={node.id} />;
    case "emoji":
      return <Emoji name={node.name} id={node.id} animated={node.animated} />;
    case "time":
      return <Time seconds={node.seconds} style={node.style} />;
    case "spoiler":
      return <Spoiler nodes={node.children} isInLink={isInLink} />;
    default:
      return <Wrapped node={node} isInLink={isInLink} />;
  }
}

type Wrapping = Extract<MarkdownNode, { type: "strong" | "em" | "underline" | "strike" }>;
type Block = Extract<MarkdownNode, { type: "heading" | "subtext" | "quote" }>;

function Wrapped({ node, isInLink }: { node: Wrapping | Block; isInLink: boolean }) {
  const inside = <Nodes nodes={node.children} isInLink={isInLink} />;
  switch (node.type) {
    case "strong":
      return <strong className="font-700">{inside}</strong>;
    case "em":
      return <em>{inside}</em>;
    case "underline":
      return <u>{inside}</u>;
    case "strike":
      return <s>{inside}</s>;
    // No heading elements: they would become part of the outline of the page.
    case "heading":
      return <span className={HEADINGS[node.level]}>{inside}</span>;
    case "subtext":
      return <span className="block text-xs text-muted">{inside}</span>;
    case "quote":
      return <span className="block border-l-4 border-edge pl-3">{inside}</span>;
  }
}

function List({
  node: { ordered, start, items },
  isInLink,
}: {
  node: Extract<MarkdownNode, { type: "list" }>;
  isInLink: boolean;
}) {
  const inside = numbered(items).map(({ place, item }) => (
    <li key={place}>
      <Nodes nodes={item} isInLink={isInLink} />
    </li>
  ));
  return ordered ? (
    <ol start={start} className="list-decimal whitespace-pre-wrap pl-6">
      {inside}
    </ol>
  ) : (
    <ul className="list-disc pl-6">{inside}</ul>
  );
}

function Spoiler({ nodes, isInLink }: { nodes: readonly MarkdownNode[]; isInLink: boolean }) {
  const [isShown, setShown] = useState(false);
  if (isShown || isInLink) {
    return (
      <span className="rounded bg-hover px-0.5">
        <Nodes nodes={nodes} isInLink={isInLink} />
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={PREVIEW_WORDS.spoiler}
      onClick={() => setShown(true)}
      className="cursor-pointer select-none rounded bg-edge px-0.5 text-transparent focus-ring"
    >
      {plainText(nodes)}
    </button>
  );
}

import { memo, useState } from "react";
import { numbered } from "../../format/numbered.ts";
import { markdown } from "../markdown/blocks.ts";
import type { Slot } from "../markdown/slots.ts";
import { plainText, type MarkdownNode } from "../markdown/tree.ts";
import { expand } from "../variables.ts";
import { CodeBlock, Emoji, Mention, OuterLink, Time } from "./signs.tsx";

/** A text of the message with its variables replaced, by the rules of its slot. */
export const ChatMarkdown = memo(function ChatMarkdown({
  text,
  slot,
}: {
  text: string;
  slot: Slot;
}) {
  return <Nodes nodes={markdown(expand(text).trim(), slot)} isQuiet={slot === "linkedTitle"} />;
});

function Nodes({ nodes, isQuiet = false }: { nodes: readonly MarkdownNode[]; isQuiet?: boolean }) {
  return numbered(nodes).map(({ place, item }) => (
    <OneNode key={place} node={item} isQuiet={isQuiet} />
  ));
}

const HEADINGS = {
  1: "mt-2 block text-[1.4em] leading-snug font-700",
  2: "mt-2 block text-[1.2em] leading-snug font-700",
  3: "mt-2 block font-700",
} as const;

/** One node; `isQuiet` inside links, where nothing else can be pressed. */
function OneNode({ node, isQuiet }: { node: MarkdownNode; isQuiet: boolean }) {
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
      return <List node={node} isQuiet={isQuiet} />;
    case "link":
      return (
        <OuterLink href={node.href}>
          <Nodes nodes={node.children} isQuiet />
        </OuterLink>
      );
    case "mention":
      return <Mention kind={node.kind} id={node.id} />;
    case "emoji":
      return <Emoji name={node.name} id={node.id} animated={node.animated} />;
    case "time":
      return <Time seconds={node.seconds} style={node.style} />;
    case "spoiler":
      return <Spoiler nodes={node.children} isQuiet={isQuiet} />;
    default:
      return <Wrapped node={node} isQuiet={isQuiet} />;
  }
}

type Wrapping = Extract<MarkdownNode, { type: "strong" | "em" | "underline" | "strike" }>;
type Block = Extract<MarkdownNode, { type: "heading" | "subtext" | "quote" }>;

function Wrapped({ node, isQuiet }: { node: Wrapping | Block; isQuiet: boolean }) {
  const inside = <Nodes nodes={node.children} isQuiet={isQuiet} />;
  switch (node.type) {
    case "strong":
      return <strong className="font-700">{inside}</strong>;
    case "em":
      return <em>{inside}</em>;
    case "underline":
      return <u>{inside}</u>;
    case "strike":
      return <s>{inside}</s>;
    // Looks of a heading only: the page's outline is not the message's.
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
  isQuiet,
}: {
  node: Extract<MarkdownNode, { type: "list" }>;
  isQuiet: boolean;
}) {
  const inside = numbered(items).map(({ place, item }) => (
    <li key={place}>
      <Nodes nodes={item} isQuiet={isQuiet} />
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

function Spoiler({ nodes, isQuiet }: { nodes: readonly MarkdownNode[]; isQuiet: boolean }) {
  const [isShown, setShown] = useState(false);
  if (isShown || isQuiet) {
    return (
      <span className="rounded bg-hover px-0.5">
        <Nodes nodes={nodes} isQuiet={isQuiet} />
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label="Spoiler, show"
      onClick={() => setShown(true)}
      className="cursor-pointer select-none rounded bg-edge px-0.5 text-transparent focus-ring"
    >
      {plainText(nodes)}
    </button>
  );
}

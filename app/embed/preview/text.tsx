import { createContext, memo, useContext, useState } from "react";
import { PREVIEW_WORDS } from "../../content/embed/embed.ts";
import { numbered } from "../../format/numbered.ts";
import { markdown } from "../markdown/blocks.ts";
import { emojiNamed, UNICODE_EMOJI } from "../markdown/emoji.ts";
import type { TextKind } from "../markdown/rules.ts";
import { plainText, type MarkdownNode } from "../markdown/tree.ts";
import { MAX_CHECKED } from "../limits.ts";
import { expand } from "../variables.ts";
import { CodeBlock, Emoji, Mention, ExternalLink, Time, UnicodeEmoji } from "./elements.tsx";

/** Links can't contain controls, so spoilers in them are open. */
const InLink = createContext(false);

/** A text of the message: variables replaced, formatted by its kind's rules. */
export const ChatMarkdown = memo(function ChatMarkdown({
  text,
  kind,
}: {
  text: string;
  kind: TextKind;
}) {
  const nodes = markdown(expand(text.slice(0, MAX_CHECKED)).trim(), kind);
  const inside = (
    <InLink value={kind === "linkedTitle"}>
      <Nodes nodes={nodes} />
    </InLink>
  );
  if (kind !== "content" || !isLargeEmoji(nodes)) return inside;
  // Emoji are 1.375 times their text's size, here 48 px.
  return <span className="text-[2.182rem] leading-[1.375]">{inside}</span>;
});

/** Most emoji that chat draws large. */
const MOST_LARGE = 30;

/** Whether chat draws the content large: few emoji and nothing else. */
function isLargeEmoji(nodes: readonly MarkdownNode[]): boolean {
  let count = 0;
  for (const node of nodes) {
    if (node.type === "emoji") count += 1;
    else if (node.type === "emojiName" && emojiNamed(node.name, node.tone)) count += 1;
    else if (node.type !== "text") return false;
    else {
      const parts = partsOf(node.text);
      if (parts.some((part, index) => index % 2 === 0 && part.trim() !== "")) return false;
      count += (parts.length - 1) / 2;
    }
    if (count > MOST_LARGE) return false;
  }
  return count > 0;
}

/** Splits a text at its emoji, which get odd places. */
function partsOf(text: string): string[] {
  return text.split(UNICODE_EMOJI);
}

function Text({ text }: { text: string }) {
  return numbered(partsOf(text)).map(({ place, item }) =>
    place % 2 === 0 ? item : <UnicodeEmoji key={place} text={item} />,
  );
}

function Nodes({ nodes }: { nodes: readonly MarkdownNode[] }) {
  return numbered(nodes).map(({ place, item }) => <OneNode key={place} node={item} />);
}

const HEADINGS = {
  1: "mt-4 mb-2 first:mt-2 block text-2xl leading-[1.375] font-700",
  2: "mt-4 mb-2 first:mt-2 block text-xl leading-[1.375] font-700",
  3: "mt-4 mb-2 first:mt-2 block text-base leading-[1.375] font-700",
} as const;

function OneNode({ node }: { node: MarkdownNode }) {
  switch (node.type) {
    case "text":
      return <Text text={node.text} />;
    case "emojiName": {
      const text = emojiNamed(node.name, node.tone);
      return text === null ? node.text : <UnicodeEmoji text={text} />;
    }
    case "code":
      return <code className="rounded bg-ink px-[0.2em] font-mono text-[0.85em]">{node.text}</code>;
    case "codeBlock":
      return <CodeBlock language={node.language} text={node.text} />;
    case "list":
      return <List node={node} />;
    case "link":
      return (
        <ExternalLink href={node.href} title={node.title}>
          <InLink value>
            <Nodes nodes={node.children} />
          </InLink>
        </ExternalLink>
      );
    case "mention":
      return <Mention kind={node.kind} id={node.id} />;
    case "emoji":
      return <Emoji name={node.name} id={node.id} animated={node.animated} />;
    case "time":
      return <Time seconds={node.seconds} style={node.style} />;
    case "spoiler":
      return <Spoiler nodes={node.children} />;
    default:
      return <Wrapped node={node} />;
  }
}

type Wrapping = Extract<MarkdownNode, { type: "strong" | "em" | "underline" | "strike" }>;
type Block = Extract<MarkdownNode, { type: "heading" | "subtext" | "quote" }>;

function Wrapped({ node }: { node: Wrapping | Block }) {
  const inside = <Nodes nodes={node.children} />;
  switch (node.type) {
    case "strong":
      return <strong className="font-700">{inside}</strong>;
    case "em":
      return <em>{inside}</em>;
    case "underline":
      return <u>{inside}</u>;
    case "strike":
      return <s>{inside}</s>;
    // No heading elements, which would join the page's outline.
    case "heading":
      return <span className={HEADINGS[node.level]}>{inside}</span>;
    case "subtext":
      return <span className="block text-[0.8125rem] text-muted">{inside}</span>;
    case "quote":
      return <span className="block border-l-4 border-edge pl-3">{inside}</span>;
  }
}

function List({
  node: { ordered, start, items },
}: {
  node: Extract<MarkdownNode, { type: "list" }>;
}) {
  const inside = numbered(items).map(({ place, item }) => (
    <li key={place}>
      <Nodes nodes={item} />
    </li>
  ));
  return ordered ? (
    <ol start={start} className="mt-1 list-decimal whitespace-pre-wrap pl-6">
      {inside}
    </ol>
  ) : (
    <ul className="mt-1 list-disc pl-4">{inside}</ul>
  );
}

function Spoiler({ nodes }: { nodes: readonly MarkdownNode[] }) {
  const isInLink = useContext(InLink);
  const [isShown, setShown] = useState(false);
  if (isShown || isInLink) {
    return (
      <span className="rounded bg-hover px-0.5">
        <Nodes nodes={nodes} />
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

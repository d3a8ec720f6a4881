import { useContext, useMemo, type ReactNode } from "react";
import { numbered } from "../../format/numbered.ts";
import { emojiAddress } from "../../people/cdn.ts";
import { Picture } from "../../people/picture.tsx";
import { ansiParts, type AnsiPart } from "../markdown/ansi.ts";
import { highlight, type CodeTokenKind } from "../markdown/highlight.ts";
import { mentionText, type MentionKind } from "../markdown/mentions.ts";
import type { TimeStyle } from "../markdown/tree.ts";
import { PicturesContext } from "./picture.tsx";
import { ReaderTimeContext } from "./reader-time.ts";
import { timeText } from "./time.ts";

/** A link that leaves the site. `href` must have passed webAddress(). */
export function ExternalLink({
  href,
  title,
  isPlain = false,
  children,
}: {
  href: string;
  title?: string;
  /** In the surrounding colour, like chat's author names. */
  isPlain?: boolean;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      title={title}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={`rounded-sm hover:underline focus-ring ${isPlain ? "" : "text-[#8fc1f5]"}`}
    >
      {children}
    </a>
  );
}

const CODE_COLORS: Record<CodeTokenKind, string> = {
  comment: "text-muted italic",
  string: "text-[#9ad7a3]",
  number: "text-[#8fc1f5]",
  keyword: "text-[#e59c9c]",
  added: "text-[#9ad7a3]",
  removed: "text-[#e59c9c]",
};

/** Colours of `ansi` code blocks in chat, by number. */
const ANSI_COLORS = (
  "text-[#4f545c] text-[#dc322f] text-[#859900] text-[#b58900] text-[#268bd2] text-[#d33682] text-[#2aa198] " +
  "text-white"
).split(" ");
const ANSI_BACKGROUNDS =
  "bg-[#002b36] bg-[#cb4b16] bg-[#586e75] bg-[#657b83] bg-[#839496] bg-[#6c71c4] bg-[#93a1a1] bg-[#fdf6e3]".split(
    " ",
  );

function ansiClass({ color, background, isBold, isUnderlined }: AnsiPart): string {
  return [
    color === null ? "" : ANSI_COLORS[color],
    background === null ? "" : ANSI_BACKGROUNDS[background],
    isBold ? "font-700" : "",
    isUnderlined ? "underline" : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function AnsiText({ text }: { text: string }) {
  return numbered(ansiParts(text)).map(({ place, item }) => (
    <span key={place} className={ansiClass(item)}>
      {item.text}
    </span>
  ));
}

export function CodeBlock({ language, text }: { language: string; text: string }) {
  return (
    <code
      dir="ltr"
      className="my-1 block overflow-x-auto whitespace-pre-wrap rounded-md border border-line bg-ink p-2 font-mono text-[0.86em]"
    >
      {language.toLowerCase() === "ansi" ? (
        <AnsiText text={text} />
      ) : (
        <ColoredCode language={language} text={text} />
      )}
    </code>
  );
}

function ColoredCode({ language, text }: { language: string; text: string }) {
  const tokens = useMemo(() => highlight(text, language), [text, language]);
  return numbered(tokens).map(({ place, item: { kind, text: part } }) =>
    kind === null ? (
      part
    ) : (
      <span key={place} className={CODE_COLORS[kind]}>
        {part}
      </span>
    ),
  );
}

export function Mention({ kind, id }: { kind: MentionKind; id: string }) {
  return (
    <span className="rounded bg-[#3c4270] px-0.5 font-500 text-[#dfe3ff]">
      {mentionText(kind, id)}
    </span>
  );
}

/** A custom emoji, or its name if pictures aren't allowed. */
export function Emoji({ name, id, animated }: { name: string; id: string; animated: boolean }) {
  const isAllowed = useContext(PicturesContext);
  const src = emojiAddress(`<${animated ? "a" : ""}:${name}:${id}>`);
  if (!src || !isAllowed) return `:${name}:`;
  return (
    <Picture
      src={src}
      alt={`:${name}:`}
      loading="lazy"
      width={22}
      height={22}
      className="inline-block size-[1.375em] object-contain align-bottom"
    />
  );
}

/** A Unicode emoji, as large as a custom one; its glyph exceeds its font size by a quarter. */
export function UnicodeEmoji({ text }: { text: string }) {
  return (
    <span className="inline-block w-[1.25em] text-center align-bottom text-[1.1em] leading-[1.25]">
      {text}
    </span>
  );
}

export function Time({ seconds, style }: { seconds: number; style: TimeStyle }) {
  const reader = useContext(ReaderTimeContext);
  return (
    <time dateTime={new Date(seconds * 1000).toISOString()} className="rounded bg-hover px-0.5">
      {timeText(seconds, style, reader)}
    </time>
  );
}

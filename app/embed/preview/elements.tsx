import { useContext, type ReactNode } from "react";
import { SAMPLE_USER } from "../../content/sample.ts";
import { emojiAddress } from "../../people/cdn.ts";
import { Picture } from "../../people/picture.tsx";
import type { MentionKind, TimeStyle } from "../markdown/tree.ts";
import { PicturesContext } from "./picture.tsx";
import { ReaderTimeContext } from "./reader-time.ts";
import { timeText } from "./time.ts";

/** A link that leaves the site. `href` must be an address that webAddress() accepted. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="rounded-sm text-[#8fc1f5] hover:underline focus-ring"
    >
      {children}
    </a>
  );
}

export function CodeBlock({ language, text }: { language: string; text: string }) {
  return (
    <code className="my-1 block overflow-x-auto whitespace-pre-wrap rounded-md border border-line bg-ink p-2.5 font-mono text-[0.86em]">
      {language && <span className="mb-1 block text-muted">{language}</span>}
      {text}
    </code>
  );
}

const MENTIONS: Record<MentionKind, (id: string) => string> = {
  user: (id) => `@${id === SAMPLE_USER.id ? SAMPLE_USER.display : "member"}`,
  role: () => "@role",
  channel: () => "#channel",
  everyone: (id) => `@${id}`,
  command: (id) => `/${id}`,
  section: (id) => `#${id}`,
};

export function Mention({ kind, id }: { kind: MentionKind; id: string }) {
  return (
    <span className="rounded bg-[#3c4270] px-0.5 font-500 text-[#dfe3ff]">
      {MENTIONS[kind](id)}
    </span>
  );
}

/** A custom emoji; its name if pictures are not allowed. */
export function Emoji({ name, id, animated }: { name: string; id: string; animated: boolean }) {
  const isAllowed = useContext(PicturesContext);
  const src = emojiAddress(`<${animated ? "a" : ""}:${name}:${id}>`);
  if (!src || !isAllowed) return `:${name}:`;
  return (
    <Picture
      src={src}
      alt={`:${name}:`}
      loading="lazy"
      width={20}
      height={20}
      className="inline-block size-5 object-contain align-text-bottom"
    />
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

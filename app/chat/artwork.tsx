import type { Art, ChatEmbed } from "../content/chat/scene.ts";
import { ChatAvatar } from "./avatar.tsx";

/** An embed's drawn picture. Its words are text; the drawing is hidden from screen readers. */
export function EmbedArtwork({
  picture,
  art,
}: {
  picture: NonNullable<ChatEmbed["picture"]>;
  art?: Art;
}) {
  switch (picture) {
    case "banner":
      return <Banner art={art} />;
    case "rank":
      return <RankCard art={art} />;
    case "cover":
      return <Cover art={art} />;
    case "palette":
      return <Palette />;
  }
}

/** A welcome banner with the name of the new member. */
function Banner({ art }: { art?: Art }) {
  return (
    <div className="relative mt-3 overflow-hidden rounded-md">
      <svg
        viewBox="0 0 400 130"
        preserveAspectRatio="xMidYMid slice"
        className="block h-30 w-full"
        aria-hidden="true"
      >
        <rect width="400" height="130" fill="#1b3040" />
        <circle cx="296" cy="38" r="17" fill="#d9e3ea" />
        <path d="M0 96l58-40 42 26 64-52 74 58 46-22 116 60v10H0z" fill="#2a4b5e" />
        <path d="M0 112l80-28 90 22 110-26 120 32v20H0z" fill="var(--colors-accent-deep)" />
        <path
          d="M0 122q25-10 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v10H0z"
          fill="var(--colors-accent-DEFAULT)"
        />
        <g fill="var(--colors-accent-light)">
          <circle cx="60" cy="24" r="1.5" />
          <circle cx="128" cy="14" r="1" />
          <circle cx="206" cy="30" r="1.3" />
          <circle cx="262" cy="12" r="1" />
          <circle cx="372" cy="70" r="1.2" />
        </g>
      </svg>
      {art && (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-0.5 px-3 text-center">
          <p className="font-display text-[clamp(16px,5vw,1.125rem)] font-700 leading-tight text-white">
            {art.title}
          </p>
          <p className="rounded bg-ink/70 px-2 py-0.5 text-xs text-text">{art.line}</p>
        </div>
      )}
    </div>
  );
}

/** A level card: avatar, name, numbers and the bar to the next level. */
function RankCard({ art }: { art?: Art }) {
  if (!art) return null;
  return (
    <div className="mt-3 flex items-center gap-3 rounded-md bg-ink p-3">
      <ChatAvatar speaker={{ name: art.title }} />
      <div className="min-w-0 grow">
        <p className="font-display font-700 text-text">{art.title}</p>
        <p className="text-xs text-muted tabular-nums">{art.line}</p>
        <Bar progress={art.progress ?? 0} />
      </div>
    </div>
  );
}

/** The playing title with cover and progress. */
function Cover({ art }: { art?: Art }) {
  return (
    <div className="mt-3 flex items-center gap-3">
      <svg
        data-chat-aside=""
        viewBox="0 0 64 64"
        className="size-16 shrink-0 rounded-md"
        aria-hidden="true"
      >
        <rect width="64" height="64" fill="#3a2f55" />
        <circle cx="32" cy="40" r="16" fill="#efab98" />
        <g fill="#3a2f55">
          <path d="M14 40h36v2.500H14zM14 45h36v3H14zM16 51h32v3.500H16z" />
        </g>
        <path d="M0 58l14-12 10 9 12-11 13 10 15-9v19H0z" fill="#231c38" />
      </svg>
      {art && (
        <div className="min-w-0 grow">
          <p className="font-600 text-text">{art.title}</p>
          <p className="text-xs text-muted tabular-nums">{art.line}</p>
          {art.progress !== undefined && <Bar progress={art.progress} />}
        </div>
      )}
    </div>
  );
}

const COLOURS = [
  "#e5737f",
  "#ecc48f",
  "#f0c75e",
  "#9fd6b8",
  "#8fd0d6",
  "#7aa7e8",
  "#bdb4ea",
  "#e7a5d2",
];

/** A row of role colours, one of them selected. */
function Palette() {
  return (
    <svg viewBox="0 0 264 40" className="mt-3 block h-auto w-full max-w-66" aria-hidden="true">
      {COLOURS.map((colour, index) => (
        <circle key={colour} cx={18 + index * 32.5} cy="20" r="12" fill={colour} />
      ))}
      <circle
        cx={18 + 4 * 32.5}
        cy="20"
        r="16"
        fill="none"
        stroke="var(--colors-text)"
        strokeWidth="2"
      />
    </svg>
  );
}

function Bar({ progress }: { progress: number }) {
  return (
    <svg className="mt-1.5 block h-1.5 w-full" aria-hidden="true">
      <rect width="100%" height="100%" rx="3" fill="var(--colors-line)" />
      <rect
        width={`${Math.round(progress * 100)}%`}
        height="100%"
        rx="3"
        fill="var(--colors-accent-DEFAULT)"
      />
    </svg>
  );
}

import type { Speaker } from "../content/chat/scene.ts";
import { Mark } from "../ui/mark.tsx";

/** A speaker's round picture; the product mark for the bot. Hidden from screen readers. */
export function ChatAvatar({ speaker, small }: { speaker: Speaker; small?: boolean }) {
  const size = small ? "size-6 shrink-0 rounded-full" : "size-chat-picture shrink-0 rounded-full";
  if (speaker.bot) return <Mark tile className={size} />;
  const { back, front, motif } = portraitOf(speaker.name);
  return (
    <svg viewBox="0 0 40 40" className={size} aria-hidden="true">
      <rect width="40" height="40" fill={back} />
      <Drawing motif={motif} front={front} back={back} />
    </svg>
  );
}

function Drawing({ motif, front, back }: { motif: Motif; front: string; back: string }) {
  switch (motif) {
    case "hills":
      return (
        <g fill={front}>
          <circle cx="27" cy="13" r="5" />
          <path d="M-2 40c6-16 14-18 20-8 5-8 14-8 24 8z" opacity=".75" />
        </g>
      );
    case "cat":
      return (
        <g>
          <path d="M9 9l8 5h6l8-5v16a11 9 0 0 1-22 0z" fill={front} />
          <circle cx="15.5" cy="22" r="2" fill={back} />
          <circle cx="24.5" cy="22" r="2" fill={back} />
        </g>
      );
    case "moon":
      return (
        <g fill={front}>
          <path d="M24 8a12 12 0 1 0 8 20A13 13 0 0 1 24 8z" />
          <circle cx="31" cy="12" r="1.6" />
          <circle cx="33" cy="20" r="1.1" />
        </g>
      );
    case "waves":
      return (
        <g fill="none" stroke={front} strokeWidth="3">
          <path d="M-2 15q5.5-6 11 0t11 0 11 0 11 0" />
          <path d="M-2 23q5.5-6 11 0t11 0 11 0 11 0" opacity=".75" />
          <path d="M-2 31q5.5-6 11 0t11 0 11 0 11 0" opacity=".5" />
        </g>
      );
    case "owl":
      return (
        <g>
          <path d="M9 40V18a11 11 0 0 1 22 0v22z" fill={front} />
          <circle cx="15.5" cy="19" r="4.5" fill={back} />
          <circle cx="24.5" cy="19" r="4.5" fill={back} />
          <path d="M18 24h4l-2 4z" fill={back} />
        </g>
      );
    default:
      return (
        <g>
          <path d="M10 31C8 16 18 8 32 9c1 14-7 23-22 22z" fill={front} />
          <path d="M9 33L25 16" stroke={back} strokeWidth="2" />
        </g>
      );
  }
}

/** The colours and motif of a generated avatar. */
export interface Portrait {
  back: string;
  front: string;
  motif: Motif;
}

const MOTIFS = ["hills", "cat", "moon", "waves", "owl", "leaf"] as const;
export type Motif = (typeof MOTIFS)[number];

const PALETTES = [
  ["#31506b", "#a5cbe0"],
  ["#5b3b4a", "#e2a8b4"],
  ["#2f5a4c", "#9fd6b8"],
  ["#4a4470", "#bdb4ea"],
  ["#6a4a2b", "#ecc48f"],
  ["#3c4f5d", "#d9e3ea"],
  ["#6b3a33", "#efab98"],
  ["#2c5661", "#8fd0d6"],
] as const;

/** A name's avatar, the same in every scene. */
export function portraitOf(name: string): Portrait {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  const [back, front] = PALETTES[hash % PALETTES.length] ?? PALETTES[0];
  const motif = MOTIFS[Math.floor(hash / PALETTES.length) % MOTIFS.length] ?? "hills";
  return { back, front, motif };
}

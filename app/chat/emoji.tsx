import type { ReactNode } from "react";

/** Emoji with a drawing, which looks the same everywhere; others are text. */
const DRAWINGS: ReadonlyMap<string, ReactNode> = new Map([
  [
    "🎉",
    <g key="party">
      <path d="M2 18L7 6l7 7z" fill="#ecc48f" />
      <path d="M4 13l3 3M5.5 9.500l5 5" stroke="#c98f4d" strokeWidth="1.5" />
      <circle cx="13" cy="4" r="1.3" fill="#8fd0d6" />
      <circle cx="17" cy="11" r="1.3" fill="#efab98" />
      <path d="M11 8q3-1 3-4M13 10q3 0 4-3" stroke="#bdb4ea" strokeWidth="1.5" fill="none" />
    </g>,
  ],
  [
    "❤️",
    <path
      key="heart"
      d="M10 17C3 12 2 9 2 7a4 4 0 0 1 8-1.500A4 4 0 0 1 18 7c0 2-1 5-8 10z"
      fill="#e5737f"
    />,
  ],
  [
    "✅",
    <g key="check">
      <rect x="2" y="2" width="16" height="16" rx="4" fill="#3f9a68" />
      <path d="M6 10.500l3 3 5.5-7" stroke="#fff" strokeWidth="2.2" fill="none" />
    </g>,
  ],
  [
    "🔥",
    <g key="fire">
      <path
        d="M10 1c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 2 2 2 3 2-2 2-5 2-7z"
        fill="#ef8a4d"
      />
      <path d="M10 10c1 2 3 2 3 5a3 3 0 0 1-6 0c0-2 2-3 3-5z" fill="#f5cf7a" />
    </g>,
  ],
  [
    "⭐",
    <path
      key="star"
      d="M10 1.500l2.6 5.6 6 .7-4.5 4.1 1.3 6L10 14.8 4.6 17.900l1.3-6L1.4 7.800l6-.7z"
      fill="#f0c75e"
    />,
  ],
  [
    "🎮",
    <g key="games">
      <path
        d="M5 6h10a4 4 0 0 1 4 5l-1 4c-1 2-3 1-4-1l-1-1H7l-1 1c-1 2-3 3-4 1l-1-4a4 4 0 0 1 4-5z"
        fill="#8f9fd9"
      />
      <path d="M6 8v4M4 10h4" stroke="#20283a" strokeWidth="1.5" />
      <circle cx="14" cy="10" r="1.4" fill="#20283a" />
    </g>,
  ],
  [
    "🎨",
    <g key="art">
      <path
        d="M10 2c5 0 9 3 9 7 0 3-2 4-4 4h-2c-2 0-1 2-1 3 0 2-1 2-2 2-5 0-9-4-9-8s4-8 9-8z"
        fill="#d9b98c"
      />
      <circle cx="6" cy="8" r="1.5" fill="#d9606c" />
      <circle cx="10" cy="5.5" r="1.5" fill="#4d8fd0" />
      <circle cx="14.5" cy="7.5" r="1.5" fill="#3f9a68" />
    </g>,
  ],
  [
    "📚",
    <g key="books">
      <path d="M2 4h4v13H2z" fill="#d9606c" />
      <path d="M7 3h4v14H7z" fill="#4d8fd0" />
      <path d="M12 5l4-1 3 12-4 1z" fill="#3f9a68" />
    </g>,
  ],
  [
    "👋",
    <path
      key="wave"
      d="M6 18c-3-2-5-6-4-9l2-3 1 3V4a1.3 1.3 0 0 1 2.6 0l.6 4 .3-5.500a1.3 1.3 0 0 1 2.6 0v5.500l1.3-4.500a1.3 1.3 0 0 1 2.6.6L13.5 9l2.2-2.500a1.3 1.3 0 0 1 2 1.700C16 11 15 18 10 18.500c-1.5 0-3 0-4-.5z"
      fill="var(--colors-glow)"
    />,
  ],
]);

/**
 * An emoji. A drawing has it as aria-label only: as text, even hidden, it would make browsers load
 * and search the system's emoji font.
 */
export function Emoji({ emoji }: { emoji: string }) {
  const drawing = DRAWINGS.get(emoji);
  if (!drawing) return <span>{emoji}</span>;
  return (
    <svg viewBox="0 0 20 20" className="size-4 shrink-0" role="img" aria-label={emoji}>
      {drawing}
    </svg>
  );
}

import { ChatAvatar } from "../../chat/avatar.tsx";
import { DRAWINGS } from "../../content/landing/drawings.ts";

const { text, voice, reward } = DRAWINGS.leveling;
const RANKS = [
  { name: "otter", level: 31, text: 0.58, voice: 0.4 },
  { name: "juno", level: 28, text: 0.3, voice: 0.55 },
  { name: "marlow", level: 24, text: 0.62, voice: 0.1 },
  { name: "fennec", level: 19, text: 0.35, voice: 0.22 },
  { name: "pixel", level: 16, text: 0.4, voice: 0.08 },
];

/** The leaderboard: each member's points for writing and talking, and the next reward's line. */
export function LevelingScene() {
  return (
    <div className="text-sm">
      <ol className="flex flex-col gap-3.5">
        {RANKS.map((rank) => (
          <li key={rank.name} className="flex items-center gap-3">
            <ChatAvatar speaker={{ name: rank.name }} small />
            <span className="w-16 shrink-0 font-600">{rank.name}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 min-w-0 grow">
              <rect width="100" height="10" fill="var(--colors-raised)" />
              <rect width={rank.text * 100} height="10" fill="var(--colors-accent-DEFAULT)" />
              <rect
                x={rank.text * 100}
                width={rank.voice * 100}
                height="10"
                fill="var(--colors-glow)"
              />
            </svg>
            <span className="figures w-6 shrink-0 text-right font-600">{rank.level}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 bg-accent" />
          {text}
        </span>
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 bg-glow" />
          {voice}
        </span>
        <span className="ml-auto">
          {reward.level} <span className="text-accent-light">@{reward.role}</span>
        </span>
      </p>
    </div>
  );
}

import { ChatAvatar } from "../../chat/avatar.tsx";
import { DRAWINGS } from "../../content/landing/drawings.ts";

const { prize, flags, winners, words } = DRAWINGS.giveaways;
const ENTERED = 212;
const COLUMNS = 27;
/** The numbers of winning entries. */
const DRAWN = [38, 97, 164];

/** A draw: every entry is a dot, the three that won are lit. */
export function GiveawaysScene() {
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-600">{prize}</span>
        {flags.map((flag) => (
          <code key={flag} className="font-mono text-xs text-muted">
            {flag}
          </code>
        ))}
      </p>
      <svg viewBox="0 0 270 82" className="mt-3 block h-auto w-full">
        <path
          d={rows(ENTERED)}
          stroke="var(--colors-accent-deep)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="0 10"
        />
        {DRAWN.map((entry) => (
          <circle key={entry} {...centre(entry)} r="5.5" fill="var(--colors-glow)" />
        ))}
      </svg>
      <p className="mt-3 flex items-center gap-3">
        <span className="flex -space-x-1.5">
          {winners.map((name) => (
            <ChatAvatar key={name} speaker={{ name }} small />
          ))}
        </span>
        <span className="text-muted">
          <span className="figures font-600 text-text">{ENTERED}</span> {words.entered}{" "}
          <span className="figures font-600 text-text">{winners.length}</span> {words.won}
        </span>
      </p>
    </div>
  );
}

function centre(entry: number): { cx: number; cy: number } {
  return { cx: (entry % COLUMNS) * 10 + 5, cy: Math.floor(entry / COLUMNS) * 10 + 6 };
}

/** A row is a line dashed with strokes of no length, whose round ends are the dots. */
function rows(count: number): string {
  let path = "";
  for (let entry = 0; entry < count; entry += COLUMNS) {
    const { cx, cy } = centre(entry);
    path += `M${cx} ${cy}h${(Math.min(COLUMNS, count - entry) - 1) * 10 + 1}`;
  }
  return path;
}

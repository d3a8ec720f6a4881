import { ChatButtons } from "../../chat/button.tsx";
import { Emoji } from "../../chat/emoji.tsx";
import { DRAWINGS } from "../../content/landing/drawings.ts";

const { title, buttons, answer } = DRAWINGS.buttonroles;
const REACTIONS = [
  { symbol: "🎮", count: 18 },
  { symbol: "🎨", count: 7 },
  { symbol: "📚", count: 12 },
];

/** A panel with the four button styles, its private answer, and the same by reaction. */
export function ButtonRolesScene() {
  return (
    <div className="text-sm">
      <p className="border-l-4 border-accent pl-3 font-600">{title}</p>
      <div className="max-w-60">
        <ChatButtons buttons={[...buttons]} />
      </div>
      <p className="mt-2.5 text-xs text-muted">
        <span className="rounded bg-accent/20 px-1 py-0.5 text-accent-light">{answer}</span>
      </p>
      <p className="mt-4 flex flex-wrap gap-1.5 border-t border-line pt-4">
        {REACTIONS.map(({ symbol, count }) => (
          <span
            key={symbol}
            className="figures flex items-center gap-1.5 rounded-md border border-line bg-raised px-2 py-0.5"
          >
            <Emoji emoji={symbol} />
            {count}
          </span>
        ))}
      </p>
    </div>
  );
}

import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

interface ProblemItemProps {
  level: "error" | "warning" | "note";
  /** The problem's place. */
  title: ReactNode;
  text: string;
  /** Label of the button that fixes it; missing if none can. */
  fixLabel?: string;
  onFix: () => void;
  onGoTo: () => void;
}

const TONES = { error: "text-down", warning: "text-warn", note: "text-muted" } as const;

/** A listed problem: pressing it selects its characters; a second button may fix it. */
export function ProblemItem({ level, title, text, fixLabel, onFix, onGoTo }: ProblemItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <button
        type="button"
        onClick={onGoTo}
        className="flex min-h-11 min-w-0 grow basis-56 cursor-pointer items-start gap-[clamp(6px,2vw,0.625rem)] rounded-md py-1.5 text-start text-sm hover:bg-raised focus-ring-inset"
      >
        <Icon
          name={level === "note" ? "info" : "alert-triangle"}
          className={`mt-0.5 text-base ${TONES[level]}`}
        />
        <span className="min-w-0">
          <span>{title}</span>
          <span className="block text-muted">{text}</span>
        </span>
      </button>
      {fixLabel && (
        <Button size="sm" icon="wrench" onClick={onFix}>
          {fixLabel}
        </Button>
      )}
    </li>
  );
}

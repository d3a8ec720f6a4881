import { useCallback, useState } from "react";
import {
  MENTION_MEANINGS,
  VARIABLE_MEANINGS,
  VARIABLE_WORDS,
} from "../../content/embed/variables.ts";
import type { Completion } from "../variables.ts";

interface VariableListProps {
  completion: Completion;
  active: number | null;
  listId: string;
  onChoose: (index: number) => void;
}

const MENTIONS: Readonly<Record<string, string>> = MENTION_MEANINGS;
const VARIABLES: Readonly<Record<string, string>> = VARIABLE_MEANINGS;

/** The list's maximum height in CSS px: `max-h-64`. */
const MAX_HEIGHT = 256;

/** The listed variables or mentions, below or above the input, which keeps the focus. */
export function VariableList({ completion, active, listId, onChoose }: VariableListProps) {
  const [isAbove, setAbove] = useState(false);
  const place = useCallback((list: HTMLElement | null) => {
    const input = list?.parentElement?.getBoundingClientRect();
    if (input) setAbove(window.innerHeight - input.bottom < MAX_HEIGHT && input.top > MAX_HEIGHT);
  }, []);
  return (
    <div
      ref={place}
      className={`absolute inset-x-0 z-20 max-h-64 overflow-y-auto rounded-control border border-edge bg-raised p-1 ${isAbove ? "bottom-full mb-1" : "top-full mt-1"}`}
    >
      <p role="status" className="sr-only">
        {VARIABLE_WORDS.found(completion.found.length)}
      </p>
      <div id={listId} role="listbox" aria-label={VARIABLE_WORDS.list}>
        {completion.found.map(({ name }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the keys
          <div
            key={name}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            ref={
              index === active ? (item) => item?.scrollIntoView({ block: "nearest" }) : undefined
            }
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
            className={`flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-md px-3 py-1 ${index === active ? "bg-hover" : ""}`}
          >
            <code className="font-mono text-sm text-accent-light">{name}</code>
            <span className="text-sm text-muted">
              {MENTIONS[name] ?? VARIABLES[name.slice(1, -1)]}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

import { useCallback, useId, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { VARIABLE_WORDS } from "../../content/embed/embed.ts";
import { completionAt, insertVariable, type Completion } from "../variables.ts";

export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** The state of the list of variables, which is open while one is typed after `{`. */
export function useVariablePicker(onText: (text: string) => void) {
  const id = useId();
  const [completion, setCompletion] = useState<Completion | null>(null);
  // Null until an arrow key or a letter of a name: before that, `{` may be a brace like any other.
  const [active, setActive] = useState<number | null>(null);

  /** To be called when the text has changed. */
  function update(element: TextElement) {
    const found = completionAt(element.value, element.selectionStart ?? 0);
    setCompletion(found);
    setActive(found?.typed ? 0 : null);
  }

  function choose(element: TextElement, index: number) {
    const variable = completion?.found[index];
    if (!completion || !variable) return;
    const caret = element.selectionStart ?? completion.start;
    const next = insertVariable(element.value, caret, completion.start, variable.name);
    // The caret can be set only once React has written the new text into the input.
    flushSync(() => onText(next.text));
    element.setSelectionRange(next.caret, next.caret);
    setCompletion(null);
  }

  function onKeyDown(event: KeyboardEvent<TextElement>) {
    if (!completion || event.nativeEvent.isComposing) return;
    const { length } = completion.found;
    const isChoice = event.key === "Enter" || event.key === "Tab";
    if (event.key === "ArrowDown") setActive(active === null ? 0 : (active + 1) % length);
    else if (event.key === "ArrowUp") setActive(((active ?? 0) + length - 1) % length);
    else if (isChoice && active !== null) choose(event.currentTarget, active);
    else if (event.key === "Escape") setCompletion(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const listId = `${id}-variables`;
  return {
    completion,
    active,
    listId,
    update,
    choose,
    close: () => setCompletion(null),
    onKeyDown,
    aria: {
      "aria-autocomplete": "list",
      "aria-controls": completion ? listId : undefined,
      "aria-activedescendant": completion && active !== null ? `${listId}-${active}` : undefined,
    } as const,
  };
}

interface VariableListProps {
  completion: Completion;
  active: number | null;
  listId: string;
  onChoose: (index: number) => void;
}

/** The most height of the list, in CSS pixels: `max-h-64`. */
const MAX_HEIGHT = 256;

/** The listed variables, above the input where the window ends below it; the focus stays in the input. */
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
        {completion.found.map(({ name, meaning }, index) => (
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
            <code className="font-mono text-sm text-accent-light">{`{${name}}`}</code>
            <span className="text-sm text-muted">{meaning}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

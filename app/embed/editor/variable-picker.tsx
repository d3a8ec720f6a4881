import { useId, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { completionAt, insertVariable, type Completion } from "../variables.ts";

export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** The state of the list of variables, which is open while one is typed after `{`. */
export function useVariablePicker(onText: (text: string) => void) {
  const id = useId();
  const [completion, setCompletion] = useState<Completion | null>(null);
  const [active, setActive] = useState(0);

  /** To be called when the text has changed. */
  function update(element: TextElement) {
    setCompletion(completionAt(element.value, element.selectionStart ?? 0));
    setActive(0);
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
    if (event.key === "ArrowDown") setActive((active + 1) % length);
    else if (event.key === "ArrowUp") setActive((active + length - 1) % length);
    else if (event.key === "Enter" || event.key === "Tab") choose(event.currentTarget, active);
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
      "aria-activedescendant": completion ? `${listId}-${active}` : undefined,
    } as const,
  };
}

interface VariableListProps {
  completion: Completion;
  active: number;
  listId: string;
  onChoose: (index: number) => void;
}

/** The listed variables; the focus stays in the input. */
export function VariableList({ completion, active, listId, onChoose }: VariableListProps) {
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-control border border-edge bg-raised p-1">
      <p role="status" className="sr-only">
        {`${completion.found.length} variables. Arrow keys choose, Enter inserts.`}
      </p>
      <div id={listId} role="listbox" aria-label="Variables">
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

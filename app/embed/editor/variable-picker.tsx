import { useId, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { completionAt, insertChoice, type Completion } from "../variables.ts";

export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** The state of the list of variables or mentions, which is open while one is typed after `{` or `@`. */
export function useVariablePicker(onText: (text: string) => void, mayMention: boolean) {
  const id = useId();
  const listId = `${id}-variables`;
  const [completion, setCompletion] = useState<Completion | null>(null);
  // Null until an arrow key or a letter of a name: before that, `{` or `@` may be a sign like any other.
  const [active, setActive] = useState<number | null>(null);

  /** To be called when the text has changed. */
  function update(element: TextElement) {
    const found = completionAt(element.value, element.selectionStart ?? 0, mayMention);
    setCompletion(found);
    setActive(found?.typed ? 0 : null);
  }

  function choose(element: TextElement, index: number) {
    const choice = completion?.found[index];
    if (!completion || !choice) return;
    const caret = element.selectionStart ?? completion.start;
    const next = insertChoice(element.value, caret, completion.start, choice);
    // The caret can be set only once React has written the new text into the input.
    flushSync(() => onText(next.text));
    element.setSelectionRange(next.caret, next.caret);
    setCompletion(null);
  }

  function onKeyDown(event: KeyboardEvent<TextElement>) {
    // The list comes in a script of its own: keys choose only what is seen.
    if (!completion || !document.getElementById(listId) || event.nativeEvent.isComposing) return;
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

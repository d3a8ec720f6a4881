import { useId, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { completionAt, insertChoice, type Completion } from "../variables.ts";

export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** The list of variables or mentions, open while typing one after `{` or `@`. */
export function useVariablePicker(onText: (text: string) => void, mayMention: boolean) {
  const id = useId();
  const listId = `${id}-variables`;
  const [completion, setCompletion] = useState<Completion | null>(null);
  // Null until an arrow key or a letter: until then `{` or `@` may be just a sign.
  const [active, setActive] = useState<number | null>(null);

  /** Call after each change of the text. */
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
    // The caret can only be set after React has written the text.
    flushSync(() => onText(next.text));
    element.setSelectionRange(next.caret, next.caret);
    setCompletion(null);
  }

  function onKeyDown(event: KeyboardEvent<TextElement>) {
    // The list's script may be late: keys choose only what is visible.
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

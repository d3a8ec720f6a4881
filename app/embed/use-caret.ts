import { useEffect } from "react";
import { inputId } from "./field-paths.ts";
import type { Caret } from "./text-change.ts";

/** An input of the editor that can hold a caret; null if there is none with the id. */
function textInput(id: string): HTMLInputElement | HTMLTextAreaElement | null {
  const input = document.getElementById(id);
  const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
  return isText ? input : null;
}

/** Opens what an element is folded away in: its row and its section. */
export function unfold(element: Element | null): void {
  const folded = element?.closest("details:not([open])");
  folded?.setAttribute("open", "");
  if (folded) unfold(folded);
}

/**
 * Takes the reader to a place in a text, once React has written that text into its input. While the focus is on
 * a button it stays there: on a phone, the keyboard would cover the page.
 */
export function useCaret(caret: Caret | null): void {
  // The browser's focus and selection.
  useEffect(() => {
    const focused = document.activeElement?.id ?? "";
    const input = caret && textInput(inputId(caret.path));
    if (!input || !textInput(focused)) return;
    unfold(input);
    input.focus();
    input.setSelectionRange(caret.at, caret.at);
  }, [caret]);
}

import { useEffect } from "react";
import { inputId } from "./field-paths.ts";
import type { Caret } from "./text-change.ts";

/** An input that can hold a caret; null if the id has none. */
function textInput(id: string): HTMLInputElement | HTMLTextAreaElement | null {
  const input = document.getElementById(id);
  const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
  return isText ? input : null;
}

/** Opens the row and section around an element. */
export function unfold(element: Element | null): void {
  const folded = element?.closest("details:not([open])");
  folded?.setAttribute("open", "");
  if (folded) unfold(folded);
}

/**
 * Moves the caret to a place once React has written the text. A focused button keeps the focus: on
 * phones, the keyboard would cover the page.
 */
export function useCaret(caret: Caret | null): void {
  useEffect(() => {
    const focused = document.activeElement?.id ?? "";
    const input = caret && textInput(inputId(caret.path));
    if (!input || !textInput(focused)) return;
    unfold(input);
    input.focus();
    input.setSelectionRange(caret.at, caret.at);
  }, [caret]);
}

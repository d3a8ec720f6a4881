import type { RefObject } from "react";
import { useDocumentKey } from "../ui/use-document-key.ts";

/**
 * Calls `undo` and `redo` for Ctrl or Cmd with Z, Shift+Z and Y, while the focus is inside of `box` or on an
 * element around it. The browser's own undo does not include texts that React has set.
 */
export function useUndoKeys(
  box: RefObject<HTMLElement | null>,
  undo: () => void,
  redo: () => void,
): void {
  // When the focused button is removed the focus falls back to body, so the box itself would miss keys.
  useDocumentKey((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    const { target } = event;
    const isHere =
      target instanceof Node && (box.current?.contains(target) || target.contains(box.current));
    if (!isHere || (target instanceof Element && target.closest("dialog"))) return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  });
}

import type { RefObject } from "react";
import { useDocumentEvent } from "../ui/use-document-event.ts";

/**
 * Calls `undo` and `redo` for Ctrl/Cmd with Z, Shift+Z and Y while the focus is in or around `box`.
 * The browser's undo ignores texts that React set.
 */
export function useUndoKeys(
  box: RefObject<HTMLElement | null>,
  undo: () => void,
  redo: () => void,
): void {
  // A removed button's focus falls to body, so the box would miss keys.
  useDocumentEvent("keydown", (event) => {
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

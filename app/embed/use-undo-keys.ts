import { useEffect, type RefObject } from "react";

/**
 * Ctrl or Cmd with Z, Shift+Z and Y, wherever the focus is in `box` or nowhere. The browser's own undo knows
 * nothing of texts that were set by the page.
 */
export function useUndoKeys(
  box: RefObject<HTMLElement | null>,
  undo: () => void,
  redo: () => void,
): void {
  // After a removed button the focus is on the page itself, so only the document hears the keys.
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      const { target } = event;
      // A click on plain ground puts the focus on the page around the builder.
      const isHere =
        target instanceof Node && (box.current?.contains(target) || target.contains(box.current));
      if (!isHere || (target instanceof Element && target.closest("dialog"))) return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [box, undo, redo]);
}

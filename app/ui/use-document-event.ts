import { useEffect, useEffectEvent } from "react";

/** Open menus and dialogs: keys are theirs. */
export const ABOVE = "[popover=auto]:popover-open, dialog[open]";

/** Calls `onEvent` for each event of the type, wherever the focus is. */
export function useDocumentEvent<Type extends "focusin" | "keydown">(
  type: Type,
  onEvent: (event: DocumentEventMap[Type]) => void,
): void {
  const listener = useEffectEvent(onEvent);
  useEffect(() => {
    const listen = (event: DocumentEventMap[Type]) => listener(event);
    document.addEventListener(type, listen);
    return () => document.removeEventListener(type, listen);
  }, [type]);
}

import { useEffect, useEffectEvent } from "react";

/** Calls `onKey` for each key press, wherever the focus is. */
export function useDocumentKey(onKey: (event: KeyboardEvent) => void): void {
  const listener = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => listener(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

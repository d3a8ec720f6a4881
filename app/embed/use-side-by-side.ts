import { useSyncExternalStore } from "react";

/** The large breakpoint: from there on editor and preview stand side by side, and their tabs are hidden. */
const WIDE = "(min-width: 64rem)";

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** Whether editor and preview are both in sight; false on the server and while hydrating. */
export function useSideBySide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

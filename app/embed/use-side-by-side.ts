import { useSyncExternalStore } from "react";

/** From this width on, editor and preview are side by side, without tabs. */
const WIDE = "(min-width: 64rem)";

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** Whether both are visible; false on the server and during hydration. */
export function useSideBySide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

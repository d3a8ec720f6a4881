import { useEffect } from "react";

declare global {
  interface Window {
    /** The last pressed button, until React sees a click; set by early-presses.ts. */
    earlyPress?: HTMLElement | null;
  }
}

/** Call on each click and submit that React sees: it needs no repeating. */
export function forgetPress(): void {
  window.earlyPress = null;
}

/**
 * Repeats a press from before React ran. Stands in each part that React hydrates separately; if the
 * part with the button still waits for its script, it keeps the press for the next.
 */
export function PressAgain() {
  useEffect(() => {
    // During effects, React wouldn't hydrate the part with the button.
    queueMicrotask(() => window.earlyPress?.click());
  }, []);
  return null;
}

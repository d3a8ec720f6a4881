import { useEffect } from "react";

declare global {
  interface Window {
    /** The button that was pressed last, until React has seen a click; kept by early-presses.ts. */
    earlyPress?: HTMLElement | null;
  }
}

/** To be called for each click and each sent form that React sees: none of them has to be repeated. */
export function forgetPress(): void {
  window.earlyPress = null;
}

/**
 * Presses the button again that was pressed before React ran. It stands in each part of a page that React takes over
 * by itself; one that holds the button but waits for its script drops the press, which is then kept for the next.
 */
export function PressAgain() {
  useEffect(() => {
    // While effects run, React would not take over what holds the button.
    queueMicrotask(() => window.earlyPress?.click());
  }, []);
  return null;
}

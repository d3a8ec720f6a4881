import { useEffect, useState } from "react";

/** How long after loading even a slow phone has drawn the page and answers again. */
const RESTS_MS = 4_000;
const SIGNS = ["keydown", "pointerdown", "wheel", "touchstart", "scroll", "focusin"] as const;

/**
 * Whether the page has come to rest after its loading, or its visitor has begun to use it, whichever is
 * first; stays true. For what the first screen does not need.
 */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);

  // Neither a visitor's first move nor a loaded page's rest is known to React.
  useEffect(() => {
    if (isCalm) return undefined;
    const done = new AbortController();
    const timer = setTimeout(() => setCalm(true), RESTS_MS);
    for (const sign of SIGNS) {
      window.addEventListener(sign, () => setCalm(true), {
        signal: done.signal,
        capture: true,
        passive: true,
      });
    }
    return () => {
      clearTimeout(timer);
      done.abort();
    };
  }, [isCalm]);

  return isCalm;
}

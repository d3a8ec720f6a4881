import { useSyncExternalStore } from "react";
import { Icon } from "../ui/icon.tsx";
import { FRAME } from "./words.ts";

/** Pixels scrolled, above which the button shows (§9). */
export const THRESHOLD = 300;

/** As of the last frame: to ask while the page is being drawn anew would have it laid out on the spot. */
let isFar = false;

function subscribe(listener: () => void): () => void {
  const look = () => {
    isFar = window.scrollY > THRESHOLD;
    listener();
  };
  const first = requestAnimationFrame(look);
  window.addEventListener("scroll", look, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    window.removeEventListener("scroll", look);
  };
}

/** A button back to the top of a long page. `onTop` moves the focus, which the button takes with it. */
export function ScrollToTop({ onTop }: { onTop: () => void }) {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isFar,
    () => false,
  );
  if (!isShown) return null;
  return (
    <button
      type="button"
      aria-label={FRAME.toTop}
      onClick={() => {
        // Smooth or not is the style sheet's decision.
        window.scrollTo({ top: 0 });
        onTop();
      }}
      className="fixed bottom-4 right-4 z-30 grid size-12 cursor-pointer place-items-center rounded-full border border-accent-deep bg-raised text-text transition-colors duration-150 hover:border-accent hover:bg-hover focus-ring sm:bottom-6 sm:right-6 print:hidden"
    >
      <Icon name="arrow-up" className="text-xl" />
    </button>
  );
}

import { useSyncExternalStore } from "react";
import { FRAME } from "../content/frame/frame.ts";
import { Icon } from "../ui/icon.tsx";

/** Show the button beyond this many scrolled pixels. */
export const THRESHOLD = 300;

// Cached: reading scrollY in a render after DOM changes forces a layout.
let isFar = false;

function subscribe(listener: () => void): () => void {
  const update = () => {
    isFar = window.scrollY > THRESHOLD;
    listener();
  };
  const first = requestAnimationFrame(update);
  window.addEventListener("scroll", update, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    window.removeEventListener("scroll", update);
  };
}

/** A button back to the top, below open panels. `onTop` moves the focus before it disappears. */
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
      data-to-top=""
      aria-label={FRAME.toTop}
      onClick={() => {
        // app.css decides between smooth and instant.
        window.scrollTo({ top: 0 });
        onTop();
      }}
      className="fixed bottom-4 end-4 z-10 grid size-12 cursor-pointer place-items-center rounded-full border border-accent-deep bg-raised text-text transition-colors duration-150 hover:border-accent hover:bg-hover focus-ring sm:bottom-6 sm:end-6 print:hidden"
    >
      <Icon name="arrow-up" className="text-xl" />
    </button>
  );
}

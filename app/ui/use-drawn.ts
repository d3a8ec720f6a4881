import { useEffect, useRef, type RefObject } from "react";

/** What the style sheet has drawn when it comes near (app.css). */
const PARTS = "[data-later], [data-cards] > li";
/** Of a long list, the first screens. */
const MOST = 64;
/** What the page does to become live goes on a little after this part of it; milliseconds. */
const REST = 200;

/**
 * Draws the parts of an element one after the other, a part with each frame. It does not wait for scrolling:
 * who saves the whole page as a picture wants all of it.
 */
export function useDrawn<E extends Element>(): RefObject<E | null> {
  const ref = useRef<E>(null);

  // Drawing by the frame is the browser's alone; React need not know of it.
  useEffect(() => {
    const all = ref.current?.querySelectorAll<HTMLElement>(PARTS) ?? [];
    const parts = [...all].slice(0, MOST).values();
    let frame = 0;
    function drawNext(): void {
      const { value: part } = parts.next();
      if (!part) return;
      part.style.contentVisibility = "visible";
      frame = requestAnimationFrame(drawNext);
    }
    const rest = setTimeout(drawNext, REST);
    return () => {
      clearTimeout(rest);
      cancelAnimationFrame(frame);
    };
  }, []);

  return ref;
}

import { useCallback, useState, type RefCallback } from "react";

/** Cards that fly past while somebody scrolls are not worth a lookup. */
const STAYS_MS = 150;
const MARGIN = "200px";

/** Whether an element has come into view and stayed there; put `ref` on the element. */
export function useSeen<E extends Element>(): { ref: RefCallback<E>; isSeen: boolean } {
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback((element: E | null) => {
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.at(-1)?.isIntersecting) return;
        timer = setTimeout(() => {
          observer.disconnect();
          setSeen(true);
        }, STAYS_MS);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return { ref, isSeen };
}

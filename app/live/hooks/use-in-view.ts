import { useCallback, useState, type RefCallback } from "react";

/** Milliseconds the element must stay: elements that are only scrolled past do not count. */
const STAY_MS = 150;

/** Whether the element has come within a screen of the view; stays true. False on the server. */
export function useInView<E extends Element>(): { ref: RefCallback<E>; isInView: boolean } {
  const [isInView, setInView] = useState(false);
  const ref = useCallback((element: E | null) => {
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.at(-1)?.isIntersecting) return;
        timer = setTimeout(() => {
          observer.disconnect();
          setInView(true);
        }, STAY_MS);
      },
      { rootMargin: "100%" },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return { ref, isInView };
}

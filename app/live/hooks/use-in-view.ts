import { useCallback, useState, type RefCallback } from "react";

interface InViewOptions {
  /** The margin around the view that counts as inside, as a CSS length or percentage. */
  margin?: string;
  /** Milliseconds the element must stay: elements that are only scrolled past do not count. */
  stay?: number;
}

/** Whether the element with `ref` has come into view; stays true. False on the server. */
export function useInView<E extends Element>({
  margin = "200px",
  stay = 150,
}: InViewOptions = {}): { ref: RefCallback<E>; isInView: boolean } {
  const [isInView, setInView] = useState(false);
  const ref = useCallback(
    (element: E | null) => {
      if (!element) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          clearTimeout(timer);
          if (!entries.at(-1)?.isIntersecting) return;
          timer = setTimeout(() => {
            observer.disconnect();
            setInView(true);
          }, stay);
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => {
        clearTimeout(timer);
        observer.disconnect();
      };
    },
    [margin, stay],
  );
  return { ref, isInView };
}

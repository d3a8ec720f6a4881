import { useCallback, useState, type RefCallback } from "react";

interface InViewOptions {
  /** How far outside the view still counts, as a CSS length or percentage. */
  margin?: string;
  /** Ms the element must stay: scrolling past doesn't count. */
  stay?: number;
}

/** Whether the element has come into view; then stays true. False on the server. */
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

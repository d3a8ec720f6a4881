import { useEffect, useRef, useState, type RefObject } from "react";

/** Whether an element has come within a screen's third of the view; stays true. False on the server. */
export function useNear<E extends Element>(): { ref: RefObject<E | null>; near: boolean } {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);

  // Only the browser knows what is in view, and only once the page stands.
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "33%" },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [near]);

  return { ref, near };
}

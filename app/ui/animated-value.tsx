import { useEffect, useRef } from "react";
import { fadeIn } from "./fade-in.ts";

/** A text that fades in each time it changes, but not on its first render. */
export function AnimatedValue({ text }: { text: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const shown = useRef(text);

  // After the commit, so that the new text fades in.
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    if (ref.current) fadeIn(ref.current, { duration: 250 });
  }, [text]);

  return <span ref={ref}>{text}</span>;
}

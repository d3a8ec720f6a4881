import { useEffect, useRef } from "react";
import { enter } from "./enter.ts";

/** A figure that fades in anew whenever it becomes another one; not when the page is opened. */
export function Changing({ text }: { text: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const shown = useRef(text);

  // An animation is started on what is in the document, once the new text is.
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    if (ref.current) enter(ref.current, { duration: 250 });
  }, [text]);

  return <span ref={ref}>{text}</span>;
}

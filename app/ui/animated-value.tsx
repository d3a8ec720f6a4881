import { useState } from "react";

/** Text in which a new value fades in. */
export function AnimatedValue({ text }: { text: string }) {
  const [first] = useState(text);
  // Another element for each value, so that its animation begins anew.
  return (
    <span
      key={text}
      className={text === first ? undefined : "animate-fade-in animate-duration-250"}
    >
      {text}
    </span>
  );
}

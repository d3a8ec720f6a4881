import { useEffect, useRef, type ReactNode } from "react";
import { fadeIn } from "./fade-in.ts";

interface RevealProps {
  className?: string;
  children: ReactNode;
}

/** Fades its content in when it is first scrolled to. Whatever is in view at the start just stands. */
export function Reveal({ className, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);

  // Whether it is in view is the browser's to say; until then, and without script, it is simply there.
  useEffect(() => {
    const element = ref.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      fadeIn(element, { duration: 350, rise: "1rem" });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}

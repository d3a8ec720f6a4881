import { useEffect, useRef, type ReactNode } from "react";
import { fadeIn } from "./fade-in.ts";

interface RevealProps {
  className?: string;
  children: ReactNode;
}

/** Fades content in at the first scroll to it; content that is visible at first stays. */
export function Reveal({ className, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);

  // The scroll position, after the router has set it.
  useEffect(() => {
    const element = ref.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      fadeIn(element, { duration: 350, rise: "1rem" });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}

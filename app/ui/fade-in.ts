/**
 * Fades an element in over `duration` ms, optionally moving up from `rise` below. Does nothing for
 * visitors who prefer reduced motion.
 */
export function fadeIn(element: Element, { duration, rise }: { duration: number; rise?: string }) {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const from = rise ? { opacity: 0, translate: `0 ${rise}` } : { opacity: 0 };
  element.animate([from, {}], { duration, easing: "ease-out" });
}

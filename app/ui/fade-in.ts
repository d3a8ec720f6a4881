/** Fades an element in over `duration` ms, from `rise` below its place; not for readers who want no motion. */
export function enter(element: Element, { duration, rise }: { duration: number; rise?: string }) {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const from = rise ? { opacity: 0, translate: `0 ${rise}` } : { opacity: 0 };
  element.animate([from, {}], { duration, easing: "ease-out" });
}

import { useLayoutEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import {
  currentPlace,
  keepPlace,
  placeOfEntry,
  scrollToPlace,
  type Place,
} from "./scroll-place.ts";

/** After scrolling has paused for this long, the place is kept. */
const PAUSE_MS = 100;
/** Lists that arrive later than this do not move the page any more: about as long as a reader waits for one. */
const RESTORE_MS = 60_000;
const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Back, forward and reload lead to the place where the page was left. The router restores the pixels once,
 * when a page whose data is still loading is short; this goes on until the data is there or the reader moves.
 */
export function useScrollPlace(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const isFirst = useRef(true);
  const entry = `${key} ${pathname}`;

  // The scroll position. With the page itself, not after it: a scroll between the two would be kept as the place of the page before.
  useLayoutEffect(() => {
    const element = main.current;
    if (!element) return undefined;
    const place = isBack ? placeOfEntry(entry) : undefined;
    const isWanted = place !== undefined && (!isFirst.current || isRestoredDocument(place));
    isFirst.current = false;
    const restoring = isWanted ? restore(element, place) : null;
    const stopKeeping = keepPlaces(entry, element, () =>
      restoring && place && !restoring.signal.aborted ? place : null,
    );
    return () => {
      restoring?.abort();
      stopKeeping();
    };
  }, [entry, isBack, main]);
}

/**
 * Whether the browser shows the document again and it has not been scrolled since: the browser itself scrolls on a
 * little where items above the view turn out higher than estimated.
 */
function isRestoredDocument({ y }: Place): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const isAgain =
    navigation instanceof PerformanceNavigationTiming &&
    (navigation.type === "reload" || navigation.type === "back_forward");
  const { scrollY, innerHeight } = window;
  const end = document.documentElement.scrollHeight - innerHeight;
  const isAtEdge = [0, end].some((edge) => Math.abs(scrollY - edge) <= 2);
  return isAgain && (isAtEdge || Math.abs(scrollY - y) <= innerHeight / 2);
}

/** Returns to a place whenever the page grows, until it is aborted: by the reader's first input, or in the end. */
function restore(main: HTMLElement, place: Place): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const observer = new ResizeObserver(() => scrollToPlace(main, place));
  observer.observe(document.body);
  const timer = setTimeout(stop, RESTORE_MS);
  for (const type of INPUTS) {
    window.addEventListener(type, stop, { signal, capture: true, passive: true });
  }
  signal.addEventListener("abort", () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return controller;
}

/** Keeps the place of an entry up to date, once none is `sought` any more; returns how to stop. */
function keepPlaces(entry: string, main: HTMLElement, sought: () => Place | null): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function keep() {
    const place = sought();
    // A reload restores the current number of pixels, by which it is recognised.
    keepPlace(entry, place ? { ...place, y: window.scrollY } : currentPlace(main));
  }
  function onScroll() {
    clearTimeout(timer);
    timer = setTimeout(keep, PAUSE_MS);
  }
  window.addEventListener("scroll", onScroll, { signal, passive: true });
  // What leaves the page sooner than that: links, back and forward, reload.
  document.addEventListener("click", keep, { signal, capture: true });
  window.addEventListener("popstate", keep, { signal });
  window.addEventListener("pagehide", keep, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  return () => controller.abort();
}

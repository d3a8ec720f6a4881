import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { fadeIn } from "../ui/fade-in.ts";
import { useNavigated } from "./use-navigated.ts";

function setSmoothScroll(isSmooth: boolean): void {
  document.documentElement.toggleAttribute("data-smooth-scroll", isSmooth);
}

/**
 * Does for navigations what the browser does for page loads: fades the page in, moves the focus to
 * it and returns its title for announcing. Also decides whether scrolling is smooth.
 */
export function useRouteChange(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [title, setTitle] = useState("");
  const lastPathname = useRef(pathname);

  // Before the router restores the position: Back jumps, other navigations scroll smoothly.
  useLayoutEffect(() => {
    setSmoothScroll(!isBack);
  });

  // After the router has scrolled: anchors within the page scroll smoothly.
  useEffect(() => {
    setSmoothScroll(true);
  });

  useNavigated(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setTitle(document.title);
    if (main.current) fadeIn(main.current, { duration: 180 });
    // A visible control in the page, such as a filter, keeps its focus.
    const focused = document.activeElement;
    if (!main.current?.contains(focused) || focused?.getClientRects().length === 0) {
      main.current?.focus({ preventScroll: true });
    }
  });

  return title;
}

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { enter } from "../ui/enter.ts";
import { useNavigated } from "./use-navigated.ts";

function glide(isGliding: boolean): void {
  document.documentElement.toggleAttribute("data-glide", isGliding);
}

/**
 * What a page load would do for people and readers, done for a navigation within the site: it scrolls
 * smoothly to the top, fades the new page in, moves the focus into it and answers the title to read out.
 */
export function useArrival(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [title, setTitle] = useState("");
  const before = useRef(pathname);

  // Before the router scrolls: going back jumps to where one was, everything else glides.
  useLayoutEffect(() => {
    glide(!isBack);
  });

  // After it: links within a page glide again, also where one arrived by going back.
  useEffect(() => {
    glide(true);
  });

  // The title and the new page are in the document only now.
  useNavigated(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    if (main.current) enter(main.current, { duration: 180 });
    // A control that outlived the navigation, such as a filter, keeps the focus; not in a menu that folded.
    const held = document.activeElement;
    if (!main.current?.contains(held) || held?.getClientRects().length === 0) {
      main.current?.focus({ preventScroll: true });
    }
  });

  return title;
}

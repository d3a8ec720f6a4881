import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/** Calls `then` after each navigation within the site, but not on the first page. */
export function useNavigated(then: () => void): void {
  const { key } = useLocation();
  const lastKey = useRef(key);
  const onNavigated = useEffectEvent(then);
  // In an effect: the new page is in the document by then.
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    onNavigated();
  }, [key]);
}

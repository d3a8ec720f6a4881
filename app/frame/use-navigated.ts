import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/** Calls `then` after each navigation within the site, by whatever means; not for the first page. */
export function useNavigated(then: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  const react = useEffectEvent(then);
  // A navigation is over only when its page is in the document.
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    react();
  }, [key]);
}

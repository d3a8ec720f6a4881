import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

const QUIET_MS = 200;

interface Search {
  text: string;
  setText: (text: string) => void;
  /** The text in the address. */
  written: string;
  /** Writes the text into the address at once. */
  write: () => void;
  /** Whether the address is no longer the router's but what was typed since. */
  isTyped: boolean;
}

/**
 * The search text of the box, kept in step with the address both ways. Typing writes the address
 * after 200 ms of quiet; going back, forward or along a link sets the box. What is typed is written
 * past the router, which would have every link and card of the page look at its address again.
 */
export function useSearch(search: string, address: (text: string) => string): Search {
  const [text, setText] = useState(search);
  const [typed, setTyped] = useState<string | null>(null);
  const { key } = useLocation();
  const [seen, setSeen] = useState(key);
  const idle = useNavigation().state === "idle";
  const written = typed ?? search;

  if (key !== seen) {
    setSeen(key);
    setTyped(null);
    // Letters typed since the address was written stay.
    if (search !== written) setText(search);
  }

  const write = useCallback(() => {
    window.history.replaceState(window.history.state, "", address(text));
    setTyped(text);
  }, [address, text]);

  // A timer, since the address must not change on every letter. It waits for a navigation under way,
  // which leads to another address.
  useEffect(() => {
    if (!idle || text === written) return undefined;
    const timer = setTimeout(write, QUIET_MS);
    return () => clearTimeout(timer);
  }, [idle, text, written, write]);

  return { text, setText, written, write, isTyped: typed !== null };
}

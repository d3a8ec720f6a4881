import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { here } from "../content/addresses.ts";

const DEBOUNCE_MS = 200;

interface Search {
  text: string;
  setText: (text: string) => void;
  /** The search in the address, as last written. */
  urlSearch: string;
  /** Writes the text into the address at once. */
  writeUrl: () => void;
  /** Written since the last navigation. */
  isWritten: boolean;
}

/**
 * The search box's text: typing writes `?q=` after 200 ms, and a navigation sets the box. Writes
 * bypass the router, which would render every link again. `query` is the router's; `hrefFor` gives
 * a search's address in the current group.
 */
export function useSearch(query: URLSearchParams, hrefFor: (text: string) => string): Search {
  const search = query.get("q") ?? "";
  const [text, setText] = useState(search);
  const [written, setWritten] = useState<string | null>(null);
  const { key } = useLocation();
  const [renderedKey, setRenderedKey] = useState(key);
  const isIdle = useNavigation().state === "idle";
  const urlSearch = written ?? search;

  if (key !== renderedKey) {
    setRenderedKey(key);
    setWritten(null);
    // Category links keep letters typed since the last write; command links end the search.
    if (search !== urlSearch || query.has("c")) setText(search);
  }

  const writeUrl = useCallback(() => {
    // The router pushes a link's entry before rendering this component for it.
    const entry: { key?: string } | null = window.history.state;
    if ((entry?.key ?? "default") !== key) return;
    window.history.replaceState(entry, "", here(hrefFor(text)));
    setWritten(text);
  }, [key, hrefFor, text]);

  // The address follows when typing pauses.
  useEffect(() => {
    if (!isIdle || text === urlSearch) return undefined;
    const timer = setTimeout(writeUrl, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isIdle, text, urlSearch, writeUrl]);

  return { text, setText, urlSearch, writeUrl, isWritten: written !== null };
}

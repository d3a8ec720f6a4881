import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { here } from "../content/addresses.ts";

const DEBOUNCE_MS = 200;

interface Search {
  text: string;
  setText: (text: string) => void;
  /** The search in the address: the text as of the last write. */
  urlSearch: string;
  /** Writes the text into the address at once. */
  writeUrl: () => void;
  /** Whether the text was written into the address since the last navigation. */
  isWritten: boolean;
}

/**
 * The text of the search box, kept in step with the address: typing writes `?q=` after 200 ms, and a
 * navigation sets the box. The write bypasses the router, which would render every link of the page again.
 * `query` is the router's view of the address, `hrefFor` the address of a search in the current group.
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
    // A category link keeps letters typed since the last write; a link to a command ends the search.
    if (search !== urlSearch || query.has("c")) setText(search);
  }

  const writeUrl = useCallback(() => {
    // After a click on a link, the router pushes its entry some time before it renders this component for it.
    const entry: { key?: string } | null = window.history.state;
    if ((entry?.key ?? "default") !== key) return;
    window.history.replaceState(entry, "", here(hrefFor(text)));
    setWritten(text);
  }, [key, hrefFor, text]);

  // The address follows once typing has paused.
  useEffect(() => {
    if (!isIdle || text === urlSearch) return undefined;
    const timer = setTimeout(writeUrl, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isIdle, text, urlSearch, writeUrl]);

  return { text, setText, urlSearch, writeUrl, isWritten: written !== null };
}

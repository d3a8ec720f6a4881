import { useEffect } from "react";
import { useHref, useLocation } from "react-router";
import type { DeferredData } from "./deferred.tsx";
import { isFailed } from "./failed.ts";

/**
 * Client loaders' answers by address. On the way back the page has its data at once, and so the
 * height that the router needs to restore the position. Keeps no failures.
 */
export function createMemory<T extends object>(isGood = (answer: T) => !isFailed(answer)) {
  const answers = new Map<string, T>();

  /** The known answer on the way back; otherwise loads. */
  function recall(url: URL, load: () => Promise<T>): T | DeferredData<T> {
    const address = url.pathname + url.search;
    // Going back, the browser already shows the address; after a click it changes later.
    const isBack = address === window.location.pathname + window.location.search;
    return (isBack && answers.get(address)) || { deferred: load() };
  }

  /** Remembers the shown page's data, also if it came with the document. */
  function useKept(data: T | DeferredData<T>): void {
    const { pathname, search } = useLocation();
    const address = useHref({ pathname, search });
    useEffect(() => {
      async function keep() {
        const answer = "deferred" in data ? await data.deferred : data;
        if (isGood(answer)) answers.set(address, answer);
      }
      void keep();
    }, [data, address]);
  }

  return { recall, useKept };
}
